#include "floor/listener.hpp"

#include <algorithm>
#include <utility>

#include "floor/utterance.hpp"

namespace floorman {

namespace {

// How many words after "the" may come before the term that is no act there: "a very big raise".
constexpr int reach_of_article = 3;

constexpr bool takes_amount(Term term) noexcept { return term != Term::fold && term != Term::check && term != Term::number; }

// True when an amount may stand alone beside such words.
constexpr bool leaves_number_alone(Role role) noexcept {
    switch (role) {
    case Role::filler:
    case Role::speaker:
    case Role::article:
    case Role::to:
    case Role::total:
    case Role::more:
    case Role::money:
    case Role::pieces:
    case Role::perhaps:
    case Role::some_day:
    case Role::but: return true;
    case Role::over:
    case Role::act_alone:
    case Role::act:
    case Role::own_act:
    case Role::act_if_amount:
    case Role::others_act:
    case Role::talk:
    case Role::others:
    case Role::thing:
    case Role::counted:
    case Role::vague:
    case Role::negates:
    case Role::condition:
    case Role::either:
    case Role::asks: return false;
    }
    return false;
}

// True where "to" and a number come next.
bool total_follows(std::string_view rest) noexcept {
    const Phrase* next = phrase_at(rest);
    return next != nullptr && next->role == Role::to && spoken_number(behind(rest, next->words.size())).length > 0;
}

constexpr bool is_term(Role role) noexcept { return role == Role::act || role == Role::own_act || role == Role::act_if_amount; }

// True when from here to the next mark nothing but filler is said.
bool only_filler_in_clause(std::string_view rest) noexcept {
    while (!rest.empty() && !is_mark(first_word(rest))) {
        const Phrase* phrase = phrase_at(rest);
        if (phrase == nullptr || phrase->role != Role::filler) return false;
        rest = behind(rest, phrase->words.size());
    }
    return true;
}

// "Two chips" are two pieces of any worth, "two hundred chips" are 200. Up to a stack of twenty may be counted by hand.
constexpr bool counts_money(const SpokenNumber& number) noexcept {
    constexpr std::uint64_t chips_of_a_stack = 20;
    return number.scaled || number.too_large || number.decimals > 0 || number.count > chips_of_a_stack;
}

// True when from here to the next mark nothing is said that an amount could not stand beside.
bool nothing_else_in_clause(std::string_view rest) noexcept {
    while (!rest.empty() && !is_mark(first_word(rest))) {
        const Phrase* phrase = phrase_at(rest);
        if (phrase == nullptr || !leaves_number_alone(phrase->role)) return false;
        if (spoken_number(rest).length > phrase->words.size()) return false;
        rest = behind(rest, phrase->words.size());
    }
    return true;
}

// "Bet the pot", "pot-sized raise": the word for the act is said, whatever the pot is worth as one.
bool is_wager_of_pot(const Phrase& phrase) noexcept {
    constexpr auto none = std::string_view::npos;
    return phrase.term == Term::pot && (phrase.words.find("bet") != none || phrase.words.find("raise") != none);
}

} // namespace

std::string_view Listener::hear(std::string_view text) noexcept {
    const std::string_view word = first_word(text);
    if (is_mark(word)) {
        hear_mark(word.front());
        return behind(text, word.size());
    }
    const Phrase* phrase = phrase_at(text);
    const SpokenNumber number = spoken_number(text);
    if (number.length > 0 && (phrase == nullptr || number.length >= phrase->words.size()))
        return hear_number(number, behind(text, number.length));
    const std::string_view rest = behind(text, phrase != nullptr ? phrase->words.size() : word.size());
    const bool fits_alone = slot_ == Slot::alone || (slot_ == Slot::term && phrase != nullptr && phrase->term == Term::least);
    if (phrase != nullptr && phrase->role == Role::act_alone && !(fits_alone && only_filler_in_clause(rest))) {
        Phrase talk = *phrase;
        talk.role = Role::talk;
        hear_phrase(talk);
        return rest;
    }
    if (phrase != nullptr && !(is_term(phrase->role) && first_word(rest) == "s")) { // "Check's on me" is no check.
        hear_phrase(*phrase);
        return rest;
    }
    const bool odd_digits = word.front() >= '0' && word.front() <= '9'; // "75%" is a number, "1/2" and "3x" are not.
    const bool name = !odd_digits && (first_word(rest) == "s" || total_follows(rest)); // "Raise Carol", "raise Carol's bet".
    const Slot slot = slot_;
    odd_digits ? hear_vague() : hear_unknown();
    if (name && slot == Slot::term) slot_ = slot;
    return rest;
}

// "I raise, if he bets": a condition that no act follows is that of those before it.
void Listener::end_sentence() noexcept {
    if (condition_ && terms_.size() == condition_at_) make_conditional_from(sentence_);
    condition_ = false;
}

void Listener::hear_mark(char mark) noexcept {
    if (mark != ',') end_sentence();
    if (mark == '?') {
        for (std::size_t i = mood_.asked ? clause_ : sentence_; i < terms_.size(); ++i) terms_[i].asked = true;
        asked_something_ = true;
    }
    // A mood outlives a breath drawn before its act ("I'm not, uh, raising"), not one drawn after other words.
    mood_.asked = false;
    if (!hanging_ || mark != ',') mood_ = {};
    carried_ = hanging_ && mark == ',';
    naming_ = 0;
    held_.reset();
    was_denied_ = choice_ = told_ = false;
    apart_ = true;
    clause_ = terms_.size();
    if (mark == ',') return;
    hanging_ = false;
    sentence_ = clause_;
}

void Listener::hear_phrase(const Phrase& phrase) noexcept {
    const std::optional<SaidAmount> held = std::exchange(held_, std::nullopt);
    const bool act = is_term(phrase.role) || phrase.role == Role::act_alone;
    if (slot_ == Slot::alone && !leaves_number_alone(phrase.role) && !act) slot_ = Slot::closed;
    switch (phrase.role) {
    case Role::own_act: start_anew(); [[fallthrough]];
    case Role::act:
    case Role::act_alone:
    case Role::act_if_amount: return hear_term(phrase, held);
    case Role::others_act:
    case Role::talk:
        mood_.others = mood_.denied = false;
        hear_unknown();
        naming_ = phrase.words.ends_with(" a") ? reach_of_article : 0; // "You call that a raise" is no raise.
        return;
    case Role::speaker: start_anew(); break;
    case Role::others:
        mood_.others = true;
        hanging_ = hanging_ || !told_; // "I don't believe you" is over at the breath, "you" is not.
        slot_ = Slot::closed;
        break;
    case Role::thing:
    case Role::article: naming_ = reach_of_article; return;
    case Role::to:
        naming_ = 1;
        said_ = AmountSaid::total;
        return;
    case Role::total: said_ = AmountSaid::total; break;
    case Role::more: said_ = AmountSaid::more; break;
    case Role::pieces:
    case Role::over:
    case Role::counted: return hear_unknown();
    case Role::vague: return hear_vague();
    case Role::negates:
        mood_.denied = hanging_ = true;
        slot_ = Slot::closed;
        break;
    case Role::perhaps: mood_.perhaps = hanging_ = true; break;
    case Role::some_day:
        mood_.perhaps = hanging_ = true;
        make_conditional_from(clause_);
        break;
    case Role::condition:
        condition_ = true;
        condition_at_ = terms_.size();
        slot_ = Slot::closed;
        make_conditional_from(clause_);
        break;
    case Role::but:
        mood_ = {};
        condition_ = false;
        break;
    case Role::either:
        mood_.denied = mood_.denied || was_denied_;
        choice_ = true;
        break;
    case Role::asks:
        mood_ = {};
        mood_.asked = asked_something_ = true;
        slot_ = Slot::closed;
        break;
    case Role::money: in_money_ = true; break;
    case Role::filler: break;
    }
    naming_ = 0;
}

void Listener::hear_unknown() noexcept {
    told_ = true;
    hanging_ = false;
    naming_ = std::max(0, naming_ - 1);
    slot_ = Slot::closed;
    said_ = AmountSaid::none;
    in_money_ = choice_ = false;
    held_.reset();
}

void Listener::hear_vague() noexcept {
    hear_unknown();
    naming_ = reach_of_article; // "Half the pot" is no pot.
}

// "I": what was said of others is over, and so is what was left hanging before a breath.
void Listener::start_anew() noexcept {
    mood_.others = false;
    if (carried_) mood_ = {};
    carried_ = false;
}

void Listener::make_conditional_from(std::size_t first) noexcept {
    for (std::size_t i = first; i < terms_.size(); ++i) terms_[i].conditional = true;
}

void Listener::hear_term(const Phrase& phrase, const std::optional<SaidAmount>& held) noexcept {
    hanging_ = carried_ = in_money_ = false;
    if (std::exchange(choice_, false) && terms_.size() > clause_) { // "Call or raise": neither is said outright.
        make_conditional_from(clause_);
        mood_.perhaps = true;
    }
    const AmountSaid said = std::exchange(said_, AmountSaid::none);
    const bool names_thing = std::exchange(naming_, 0) > 0;
    const bool raises_it = names_thing && phrase.term == Term::all_in; // "Raise his all in" is no all in.
    if (slot_ == Slot::term && !raises_it && says_amount_of_last(phrase)) return;
    if (names_thing) { // "Call the raise": an amount may still follow the call.
        if (slot_ == Slot::alone) slot_ = Slot::closed;
        said_ = said;
        return;
    }
    was_denied_ = mood_.denied;
    if (mood_.others || mood_.denied || talk_so_far()) {
        mood_.others = mood_.denied = false;
        slot_ = Slot::closed;
        return;
    }
    SaidTerm term;
    term.term = phrase.term;
    term.said = phrase.said;
    if (takes_amount(phrase.term)) term.amount = held;
    term.needs_amount = phrase.role == Role::act_if_amount;
    term.raise_said = is_wager_of_pot(phrase);
    begin(term);
    apart_ = false;
    slot_ = !takes_amount(phrase.term) ? Slot::alone : terms_.back().amount ? Slot::closed : Slot::term;
}

// True when `phrase` only goes on about the amount of the last act: "raise, all in", "bet the pot", "raise, make it 300".
bool Listener::says_amount_of_last(const Phrase& phrase) noexcept {
    SaidTerm& last = terms_.back();
    if (last.term != Term::raise && last.term != Term::bet) return false;
    if (phrase.term == Term::all_in || phrase.term == Term::pot || phrase.term == Term::least) {
        last.term = phrase.term;
        last.needs_amount = false;
        last.raise_said = true;
        return true;
    }
    if (phrase.role != Role::act_if_amount || phrase.said == AmountSaid::none) return false;
    said_ = phrase.said;
    return true;
}

// True behind words that were to have an amount and got none: "I bet you always call".
bool Listener::talk_so_far() const noexcept {
    return terms_.size() > clause_ && terms_.back().needs_amount && !terms_.back().amount;
}

void Listener::begin(SaidTerm term) noexcept {
    term.conditional = condition_ || mood_.perhaps;
    term.asked = mood_.asked;
    if (terms_.full())
        terms_.back() = term;
    else
        terms_.push_back(term);
}

void Listener::begin_number(const SaidAmount& amount) noexcept {
    SaidTerm term;
    term.term = Term::number;
    term.said = AmountSaid::total;
    term.amount = amount;
    begin(term);
}

std::string_view Listener::hear_number(const SpokenNumber& number, std::string_view rest) noexcept {
    SaidAmount amount{number, std::exchange(said_, AmountSaid::none), std::exchange(in_money_, false)};
    held_.reset();
    const bool one_of_two = std::exchange(choice_, false);
    if (one_of_two && terms_.size() > clause_) terms_.back().amount.reset(); // "Bet 40 or 50".
    // "... dollars more", "... on top"
    for (const Phrase* phrase = phrase_at(rest); phrase != nullptr; phrase = phrase_at(rest)) {
        if (phrase->role == Role::money || (phrase->role == Role::pieces && counts_money(number)))
            amount.in_money = true;
        else if (phrase->role == Role::more ||
                 (phrase->role == Role::over && only_filler_in_clause(behind(rest, phrase->words.size()))))
            amount.said = AmountSaid::more;
        else if (phrase->role == Role::total)
            amount.said = AmountSaid::total;
        else
            break;
        rest = behind(rest, phrase->words.size());
    }
    const Phrase* next = phrase_at(rest);
    const bool counts_others = next != nullptr &&
                               (next->role == Role::counted || next->role == Role::pieces || next->role == Role::over ||
                                next->role == Role::act_alone || next->role == Role::others_act || next->role == Role::vague);
    const bool nothing = number.count == 0 && !number.too_large && !number.too_fine;
    if (nothing || counts_others || (spoken_number(rest).length > 0 && !(next != nullptr && is_term(next->role)))) {
        hear_vague(); // "Two pair", two numbers in a row, or zero.
        return counts_others ? behind(rest, first_word(rest).size()) : rest;
    }
    if (slot_ == Slot::term && amount.said == AmountSaid::none && total_follows(rest)) return rest; // "Raise your 100 to 300".
    const bool belongs = slot_ == Slot::term && (!apart_ || nothing_else_in_clause(rest));
    const bool alone = slot_ == Slot::alone && !mood_.others && !mood_.denied;
    if (belongs)
        terms_.back().amount = amount;
    else if (alone && nothing_else_in_clause(rest))
        begin_number(amount);
    else if (alone && next != nullptr && is_term(next->role))
        held_ = amount; // "300 call"
    slot_ = Slot::closed;
    if (held_) slot_ = Slot::alone;
    return rest;
}

} // namespace floorman
