#include "history/judge_hand.hpp"

#include "hand/terms.hpp"
#include "rules/books.hpp"

namespace floorman {

const Compiled* JudgeHand::rules_for(const Record& record) {
    if (record.opening != 0 && record.opening == posted_.opening) return posted_.rules;
    Conditions conditions = terms_of(record.setup.game, record.structure);
    conditions.tournament = record.tournament.value_or(book_.front()->tournament);
    conditions.kill = record.setup.killer.exists();
    if (last_ != nullptr && last_->conditions == conditions) return &last_->rules;
    for (const std::unique_ptr<const Known>& known : known_)
        if (known->conditions == conditions) {
            last_ = known.get();
            return &last_->rules;
        }
    Result<Compiled, ComposeError> rules = compile(book_, conditions, {});
    if (!rules.ok()) {
        book_error_ = text(rules.error());
        return nullptr;
    }
    known_.push_back(std::make_unique<const Known>(Known{conditions, std::move(rules).value()}));
    last_ = known_.back().get();
    return &last_->rules;
}

HandVerdict JudgeHand::judge(const Record& record) {
    problems_.clear();
    const Compiled* const rules = rules_for(record);
    if (rules == nullptr) {
        settled_.clear();
        problems_.push_back({record.line, 0, book_error_, {}});
        return HandVerdict::unreadable;
    }
    make_posts_once(record, *rules);
    play_deeds(record, *rules, replayed_);
    problems_.insert(problems_.end(), record.contradictions.begin(), record.contradictions.end());
    if (replayed_.problem) {
        settled_.clear();
        problems_.push_back(std::move(*replayed_.problem));
        return HandVerdict::illegal;
    }
    settle(record, replayed_, *rules, settled_);
    problems_.insert(problems_.end(), settled_.problems.begin(), settled_.problems.end());
    if (problems_.empty()) return HandVerdict::ok;
    if (would_be_right_with_dead_posts(record, *rules))
        problems_.back().why += "; with the post as a dead one it would be right, see --dead-posts";
    return HandVerdict::illegal;
}

void JudgeHand::make_posts_once(const Record& record, const Compiled& rules) {
    if (replayed_.log != nullptr || !is_posted(record, rules)) { // A log wants to hear of the posts.
        make_posts(record, rules, replayed_);
        return keep_posted(record, rules);
    }
    replayed_.hand = posted_.hand;
    replayed_.uncalled = posted_.uncalled;
    if (record.stacks == posted_.stacks) return;
    for (const Seat seat : posted_.hand.dealt_in)
        replayed_.hand.round.stack[seat] = record.setup.stack[seat] - posted_.from_stack[seat];
}

bool JudgeHand::is_posted(const Record& record, const Compiled& rules) const noexcept {
    if (record.opening == 0 || posted_.opening != record.opening || posted_.rules != &rules) return false;
    if (posted_.stacks == record.stacks) return true;
    for (const Seat seat : posted_.hand.dealt_in)
        if (record.setup.stack[seat] <= posted_.from_stack[seat]) return false;
    return true;
}

void JudgeHand::keep_posted(const Record& record, const Compiled& rules) noexcept {
    const Hand& hand = replayed_.hand;
    if (record.opening == 0 || hand.round.with_chips != hand.dealt_in) return;
    posted_ = {record.opening, record.stacks, &rules, hand, {}, replayed_.uncalled};
    for (const Seat seat : hand.dealt_in) posted_.from_stack[seat] = record.setup.stack[seat] - hand.round.stack[seat];
}

// PHH's negative blinds are live posts; some converters write dead ones so.
bool JudgeHand::would_be_right_with_dead_posts(const Record& record, const Compiled& rules) const {
    if (record.live_posts_unclear.empty()) return false;
    Record with_dead_posts = record;
    for (const Seat seat : record.live_posts_unclear)
        std::swap(with_dead_posts.setup.live_post[seat], with_dead_posts.setup.dead_post[seat]);
    Replayed replayed;
    replay(with_dead_posts, rules, replayed);
    if (replayed.problem) return false;
    Settled settled;
    settle(with_dead_posts, replayed, rules, settled);
    return settled.problems.empty();
}

} // namespace floorman
