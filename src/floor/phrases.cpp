#include "floor/phrases.hpp"

#include <array>
#include <cstddef>

#include "floor/dictionary.hpp"

namespace floorman {

namespace {

// Phrases of one meaning, parted by bars.
struct Group {
    Role role{};
    Term term{};
    AmountSaid said{};
    std::string_view phrases;
};

constexpr Group act(Term term, std::string_view phrases) { return {Role::act, term, AmountSaid::none, phrases}; }
constexpr Group own_act(Term term, std::string_view phrases) { return {Role::own_act, term, AmountSaid::none, phrases}; }
constexpr Group act_alone(Term term, std::string_view phrases) { return {Role::act_alone, term, AmountSaid::none, phrases}; }
constexpr Group act_if_amount(Term term, AmountSaid said, std::string_view phrases) {
    return {Role::act_if_amount, term, said, phrases};
}
constexpr Group act_on_top(Term term, std::string_view phrases) { return {Role::act, term, AmountSaid::more, phrases}; }
constexpr Group of(Role role, std::string_view phrases) { return {role, Term::none, AmountSaid::none, phrases}; }

// clang-format off
constexpr Group groups[] = {
    // ---- The terms, official and common ----
    act(Term::fold, "fold|folding|muck|mucking|lay it down|laying it down|count me out"),
    own_act(Term::fold, "im out|i am out|i let it go|ill let it go|im letting it go"),
    act_alone(Term::fold, "out|drop|dropping|drop out|dropping out|a fold|thats a fold|that is a fold|its a fold|make it a fold"),
    act(Term::check, "check|checking|knock|knocking|check it|check the flop|check the turn|check the river|"
        "check the option|check my option|check my big blind|i tap"),
    act(Term::call, "call|calling|see|seeing|see you|see it|see him|see her|see them|see the bet|see the raise|"
        "see the all in|see your bet|see your raise|see your all in|see his bet|see his raise|see his all in|"
        "see her bet|see her raise|see her all in|see their bet|see their raise|see this bet|see that bet|"
        "see that raise|see my bet|call you|calling you|calling him|calling her|flat call|flatting|smooth call|"
        "cold call|overcall|over call|snap call|count me in|call for less|calling for less|just a call|make the call|"
        "making the call"),
    act_alone(Term::check, "a check|just a check|thats a check|that is a check|its a check|make it a check"),
    own_act(Term::call, "im in|i am in|i flat|ill flat"),
    act_alone(Term::call, "a call|thats a call|that is a call|its a call|it is a call|make it a call|my action is call|"
        "my action is a call|match|matching|match it|matching it|match that|match the bet|match your bet|match his bet|"
        "match her bet|i stay|ill stay|im staying|i stay in|ill stay in|im staying in"),
    act_alone(Term::pass, "pass|passing"),
    act_if_amount(Term::call, AmountSaid::none, "see the|see your|see his|see their|match your|match his|match their|call for"),
    act(Term::bet, "bet|betting|wager|wagering|make a bet|put in a bet|put out a bet|"
        "bet the max|bet max|bet the maximum|bet maximum|bet the limit|"
        "bet the flop|bet the turn|bet the river|bet i mean|bet i said"),
    own_act(Term::bet, "i open|ill open|im opening"),
    act_if_amount(Term::bet, AmountSaid::none, "a bet of|thats a bet of|its a bet of|im in for|i am in for"),
    act_if_amount(Term::bet, AmountSaid::none, "open|opening|open for|opening for|open with|open to|bet you|lead|"
        "lead for|lead out for|lead out"),
    act(Term::raise, "raise|raising|reraise|reraising|re raise|re raising|raise you|reraise you|re raise you|raise it|"
        "raise up|raise it up|bump it|bump it up|bump you|bumping it|three bet|3 bet|3bet|three betting|3 betting|"
        "3betting|four bet|4 bet|4bet|five bet|5 bet|5bet|make a raise|put in a raise|"
        "put you all in|putting you all in|put him all in|putting him all in|put her all in|putting her all in|"
        "put them all in|"
        "check raise|check raising|checkraise|open raise|open raising|cap it|capping it|make it two bets|make it 2 bets|"
        "make it three bets|make it 3 bets|make it four bets|make it 4 bets"),
    act_on_top(Term::raise, "raise of|reraise of|re raise of|make a raise of|put in a raise of"),
    own_act(Term::raise, "i bump|ill bump|i cap|ill cap"),
    act_alone(Term::raise, "over the top|come over the top|coming over the top|go over the top|going over the top"),
    act_if_amount(Term::raise, AmountSaid::more, "a raise of|thats a raise of|its a raise of"),
    act_if_amount(Term::raise, AmountSaid::total, "a raise to|thats a raise to|that is a raise to|its a raise to|my raise is|"
        "make it a raise to|make it|make that|making it|take it to|bring it to|bump it to|"
        "pop it to|kick it to|up it to|push it to|pushing it to|over the top to"),
    act_if_amount(Term::raise, AmountSaid::none, "bump|pop it|pop it up|kick it up|up it|over the top for|over the top with"),
    act(Term::complete, "complete|completing|complete it"),
    act(Term::bring_in, "bring it in|bringing it in|bring in|bringing in|post the bring in|take the bring in"),
    act_alone(Term::bring_in, "the bring in"),
    act(Term::all_in, "all in|allin|shove|shoving|jam|jamming|push all in|go all in|going all in|put it all in|"
        "bet it all|bet everything|bet everything i have|bet all i have|bet all i got|bet all ive got|bet all of it|"
        "raise it all|raise everything|raise everything i have|raise all i have|raise all of it|im in for everything|"
        "im in for all of it|im in for it all|bet my stack|bet my whole stack|bet all my chips|all my chips"),
    own_act(Term::all_in, "i push|ill push|im pushing"),
    act_alone(Term::all_in, "push|pushing|ship|ship it|shipping it|everything|everything i have|everything i got|"
        "everything ive got|whole stack|the whole stack|my whole stack|my entire stack"),
    act(Term::pot, "pot|potting|pot it|repot|repotting|full pot|bet the pot|pot bet|pot raise|pot size bet|"
        "pot sized bet|pot size raise|pot sized raise|bet the size of the pot|bet pot size|raise the size of the pot|"
        "raise pot size"),
    act(Term::least, "min raise|minraise|minimum raise|min bet|minimum bet|raise the minimum|raise the min|raise minimum|raise min|"
        "bet the minimum|bet the min|bet minimum|bet min|the least raise|raise the least|bet the least|raise to the minimum|"
        "raise to the min|raise it the minimum|raise it the min|min reraise|minimum reraise|reraise the minimum|"
        "reraise the min|reraise minimum"),
    act_alone(Term::least, "minimum|min|the minimum|the min|the least"),
    of(Role::others_act, "folds|folded|mucks|mucked|checks|checked|knocks|knocked|calls|called|sees|saw|bets|raises|"
        "raised|reraises|reraised|bumps|bumped|opens|opened|completes|completed|shoves|shoved|jams|jammed|pots|potted"),

    // ---- The same words in talk ----
    of(Role::talk, "fold equity|muck your|fold your"),
    of(Role::talk, "check the|check my|check your|check his|check her|check their|check that|check this|check these|"
        "check if|check whether|check what|check with|check out|check in with|check on|check it down|check it out|"
        "double check|reality check|rain check|knock it off|knock on|knock it down|knock you|knock him|knock her|"
        "knock me|knock them|knock out"),
    of(Role::talk, "call the floor|call floor|call a floor|call for the floor|call for a floor|call over the floor|"
        "call time|call the time|call for time|call a time|call me|call me crazy|call it a|call it quits|call it even|"
        "call security|call my|call a doctor|call a cab|call him a|call her a|call you a|call them a|call that a|"
        "call this a|call us|call someone|call somebody|call the manager|call the director|call the td|"
        "call the dealer|call the police|call the cops|call out|call back|call bullshit|call bs|call dibs|"
        "call shotgun|calling time|calling the floor|calling floor|calling a floor|calling for|calling you a|"
        "calling him a|calling her a|calling me|calling station|phone call|floor call|roll call"),
    of(Role::talk, "oh i see|oh , i see|ah i see|ah , i see|now i see|i see now|let me see|lets see|let us see|"
        "well see|want to see|wanna see|like to see|love to see|need to see|have to see|got to see|gotta see|"
        "wait and see|long time no see|see if|see what|see whats|see how|see who|see why|see where|see when|see about|"
        "see a|see an|see some|see any|see my|see this|see these|see those|see both|see ya|see you later|see you next|"
        "see you soon|see you tomorrow|see you at|see you have|see you got|see you are|see youre|see that you|"
        "see that he|see that its|see her hand|see her cards|see the flop|see the turn|see the river|see the cards|"
        "see your hand|see your cards|see his hand|see his cards|see cards|see no|see nothing|seeing as|seeing how|"
        "seeing things|seeing if|cold see|cold seeing|over see|over seeing|oversee|overseeing"),
    of(Role::talk, "im in the|im in a|im in seat|im in trouble|im in no|im in love|im in shock|i am in the|i am in a|"
        "i am in seat|i am in no|im out of|i am out of|im out here"),
    of(Role::talk, "bet he|bet hes|bet she|bet shes|bet they|bet theyre|bet youre|bet youve|bet youd|bet youll|bet its|"
        "bet it is|bet thats|bet that|bet i|bet im|bet ill|bet id|bet ive|bet we|bet were|bet your|bet my|bet the|"
        "bet this|bet so|bet on|bet against|bet nobody|bet someone|bet everyone|wanna bet|you bet|lead the way"),
    of(Role::talk, "raise your hand|raise your hands|raise my hand|raise the stakes|raise the roof|raise the blinds|"
        "raise the limit|raise the limits|raise the bar|raise hell|raise a question|raise an eyebrow|raise an eye|"
        "raise an objection|raise an issue"),
    of(Role::talk, "complete idiot|complete fool|complete donkey|complete fish|complete luck|complete garbage|"
        "complete trash|complete nonsense|complete joke|complete air|complete bluff"),
    of(Role::talk, "all in all|all in good|all in fun|all in the|all in a|traffic jam|jam packed|shove it|shove off|"
        "push it|push him|push her|push me|push you|push them|ship him|ship her|ship me|ship that|no more"),
    of(Role::talk, "out of|drop it|drop that|drop him|drop me|drop you|match me|match him|match her|match you|match them|"
        "match up|pass it|pass me|pass him|pass her|pass them|pass up|pass on|clock him|clock me|clock it|clock you"),
    of(Role::talk, "pot odds|pot limit|pot committed|pot control|pot is|pot was|pot right|pot roast|in pot|pot size|"
        "pot sized"),
    of(Role::talk, "to you|to me|to him|to her|to them|to us|one time|one second|one moment|one sec|one minute|"
        "which one|one more card"),

    // ---- No act of betting ----
    act_alone(Term::clock, "clock|the clock|call the clock|call clock|call a clock|call for the clock|call for a clock|"
        "calling the clock|calling clock|calling a clock"),

    // ---- Who speaks of whom ----
    of(Role::speaker, "i|im|ill|ive|myself"),
    of(Role::others, "you|youre|youll|youve|he|hes|she|shes|they|theyre|theyll|we|somebody|someone|everybody|everyone|"
        "nobody|anybody|anyone|no one|people|players|player|villain|the player|the guy|this guy|that guy|the dealer"),
    of(Role::thing, "the|s|your|his|their|our|my|this|that|these|those|each|every|any|some|good|nice|great|bad|big|huge|"
        "small|tough|close|easy|sick|hero|best|worst|first|last|side|prop|string|main|split|biggest|such"),
    of(Role::article, "a|an|no"),

    // ---- Amounts ----
    of(Role::to, "to|up to|all the way to"),
    of(Role::total, "total|in total|total of|a total of|to a total of|altogether|all together|all day|straight|to go|"
        "flat"),
    of(Role::more, "more|by|up by|another|additional|an additional|additionally|extra|an extra|plus|+|on top|"
        "on top of that|on top of it"),
    of(Role::pieces, "chips"),
    of(Role::over, "over"),
    of(Role::money, "$|dollar|dollars|bucks|euro|euros|pound|pounds|quid|usd|eur|gbp"),
    of(Role::counted, "pair|pairs|outs|card|cards|time|times|second|seconds|minute|minutes|hour|hours|day|days|"
        "year|years|hand|hands|street|streets|way|ways|handed|high|low|suited|offsuit|bb|bbs|big blind|big blinds|"
        "small blind|small blinds|blind|blinds|x|percent|%|stack|stacks|rack|racks|callers|limpers|beers|red|reds|"
        "black|blacks|green|greens|white|whites|blue|blues|purple|purples|yellow|yellows|pink|pinks|orange|oranges|"
        "bill|bills|large|bones|dimes|nickels|yard|yards|units|"
        "thirds|quarters|fourths|fifths|of a kind|oclock|points|left|clubs|diamonds|hearts|spades"),
    of(Role::vague, "half|third|quarter|couple|few|several|dozen|double|triple|twice|buck|most of|part of|some of|"
        "less than|over half|not enough"),

    // ---- How it is meant ----
    of(Role::negates, "almost|nearly|practically|virtually|not quite|"
        "not|dont|doesnt|didnt|wont|cant|cannot|couldnt|wouldnt|shouldnt|isnt|aint|wasnt|never|neither|"
        "without|instead of|rather than|refuse to|stop|no way|hate|hate to"),
    of(Role::perhaps, "would|might|may|could|should|can|id|gonna|going to|goin to|about to|thinking of|thinking about|"
        "think about|considering|planning to|planning on|plan to|wanted to|meant to|tried to|trying to|try to|ready to|"
        "tempted to|thought about|thought of|as much as i want to|as much as id like to|supposed to|before i|"
        "intend to|hoping to|hope to|wish|feel like|wouldve|couldve|shouldve|mightve|rather"),
    of(Role::some_day, "maybe|perhaps|probably|possibly|next|next time|next hand|later|tomorrow|eventually|some day|"
        "someday"),
    of(Role::condition, "if|unless|when|whenever|until|till|suppose|supposing|assuming|in case|as soon as|provided|"
        "even if|once you|once he|after you|after he|before you|before he"),
    of(Role::but, "but|however|though"),
    of(Role::either, "or|nor"),
    of(Role::asks, "what|whats|who|whos|whose|which|where|wheres|why|how|how much|how many|how about|how is|how can|"
        "how do|is it|is that|is this|is he|is she|is there|are you|are we|are they|am i|can i|can you|can he|can she|"
        "can we|can they|could i|could you|could he|may i|might i|should i|should we|shall i|shall we|would i|"
        "would you|would he|will you|will he|do i|do you|do we|do they|does he|does she|does it|does that|does anyone|"
        "did i|did you|did he|did she|did they|was it|was that|was there|have i|have you|has he|when is|when do"),

    // ---- What stands in nothing's way ----
    of(Role::filler, "uh|uhh|um|umm|er|erm|ah|oh|hmm|hm|mm|well|so|okay|ok|alright|all right|right|yeah|yes|yep|yup|"
        "sure|fine|please|thanks|thank you|sir|maam|madam|dealer|man|dude|buddy|guys|gentlemen|ladies|folks|sorry|just|"
        "then|now|and|&|also|will|shall|am|be|do|go|put|in|it|him|them|her|me|us|up|for|of|at|only|even|an even|"
        "exactly|about|around|like|here|lets|let me|i mean|mean|wait|actually|really|definitely|must|elect to|elected to|"
        "i guess|guess|"
        "think|i think|say|said|yourself|hey|hi|hello|this one|that one|the hell with it|what the hell|what the heck|"
        "why not|guess what|so what|who cares|you know|you know what|no matter|might as well|may as well|would like to|"
        "id like to|like to|want to|wanna|have to|has to|gotta|got to|need to|decided to|choose to|not me|not yet|"
        "never mind|nevermind|no problem|no worries|of course|of course not|not bad|dont know|dont care|dont worry|"
        "dont mind|cant believe it|cant wait|if you dont mind|if i may|if you please|if thats okay|if thats ok"),
};
// clang-format on

consteval std::size_t count_phrases() {
    std::size_t count = 0;
    for (const Group& group : groups) {
        ++count;
        for (const char c : group.phrases) count += c == '|' ? 1 : 0;
    }
    return count;
}

consteval auto phrases_one_by_one() {
    std::array<Phrase, count_phrases()> rows;
    std::size_t i = 0;
    for (const Group& group : groups) {
        std::string_view rest = group.phrases;
        for (;;) {
            const std::size_t bar = rest.find('|');
            rows[i++] = {rest.substr(0, bar), group.role, group.term, group.said};
            if (bar == std::string_view::npos) break;
            rest.remove_prefix(bar + 1);
        }
    }
    return rows;
}

constexpr Dictionary phrases{phrases_one_by_one()};
static_assert(phrases.says_each_once());

} // namespace

const Phrase* phrase_at(std::string_view text) noexcept { return phrases.longest(text); }

} // namespace floorman
