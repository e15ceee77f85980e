#pragma once
// Random scenes of words, chips and gestures, from any source of small numbers: a seed, or a fuzzer's bytes.

#include <array>
#include <string>
#include <string_view>

namespace floorman {

// `pick(n)` gives a number below n.
template <class Pick>
class SceneMaker {
public:
    explicit SceneMaker(Pick pick) : pick_(pick) {}

    // A scene in JSON.
    std::string scene() {
        const int players = 2 + pick_(5);
        std::string text = "{\"players\":[" + joined(players, [](int i) { return "\"" + name(i) + "\""; }) + "],";
        text += "\"starting_stacks\":[" + joined(players, [this](int) { return std::string(one_of(stacks)); }) + "],";
        text += one_of(games);
        text += "\"actions\":[" + joined(1 + pick_(14), [&](int) { return "\"" + line(players) + "\""; }) + "]}";
        return text;
    }

private:
    static constexpr std::array<std::string_view, 9> stacks{"3", "10", "15", "28", "50", "100", "200", "500", "0"};
    static constexpr std::array<std::string_view, 14> games{
        R"("blinds":[5,10],)",
        R"("blinds":[5,10],"street":"flop","pot":20,)",
        R"("blinds":[5,10],"street":"river","pot":55,)",
        R"("blinds":[5,10],"structure":"PL","game":"omaha8",)",
        R"("blinds":[5,10],"structure":"PL","street":"turn","pot":20,)",
        R"("blinds":[5,10],"structure":"FL","small_bet":10,"big_bet":20,)",
        R"("blinds":[5,10],"structure":"FL","small_bet":10,"big_bet":20,"street":"turn","pot":60,)",
        R"("blinds":[1,2],"structure":"spread","spread":[2,10],)",
        R"("game":"stud","structure":"FL","small_bet":10,"big_bet":20,"bring_in":5,"ante":1,"first":"A",)",
        R"("game":"razz","structure":"PL","min_bet":10,"bring_in":5,"first":"B",)",
        R"("blinds":[5,10],"ante":1,"house":{"chip_unit":5},)",
        R"("game":"single-draw","blinds":[5,10],"street":"first-draw","pot":30,"draws_told":true,)",
        R"("game":"badugi","structure":"FL","blinds":[5,10],"draws_told":true,)",
        R"("game":"triple-draw","structure":"PL","blinds":[5,10],"street":"second-draw","pot":30,)",
    };
    static constexpr std::array<std::string_view, 33> acts{"folds",
                                                           "stands pat",
                                                           "stands pat",
                                                           "discards ??",
                                                           "checks",
                                                           "calls",
                                                           "is all in",
                                                           "completes",
                                                           "brings in 5",
                                                           "taps",
                                                           "mucks",
                                                           "asks for a count",
                                                           "pulls back",
                                                           "pulls back 5 5",
                                                           "moves 20 forward",
                                                           "bets 10",
                                                           "bets 25",
                                                           "raises to 20",
                                                           "raises to 40",
                                                           "raises to 100",
                                                           "puts out 10",
                                                           "puts out 25",
                                                           "puts out 100",
                                                           "puts out 5 5",
                                                           "puts out 10 5",
                                                           "puts out 25 10 1",
                                                           "puts out 100 25",
                                                           "sm",
                                                           "pb",
                                                           "cc",
                                                           "cbr 30",
                                                           "f",
                                                           "sm AsKd"};
    static constexpr std::array<std::string_view, 23> words{"call",
                                                            "min raise",
                                                            "raise",
                                                            "raise 40",
                                                            "raise to 30",
                                                            "check",
                                                            "fold",
                                                            "all in",
                                                            "bet 10",
                                                            "50",
                                                            "pot",
                                                            "complete",
                                                            "I call and raise 20",
                                                            "raise 20 more",
                                                            "if he bets I fold",
                                                            "time",
                                                            "five",
                                                            "bet",
                                                            "see",
                                                            "no, I check",
                                                            "I might raise",
                                                            "run it twice?",
                                                            "make it 60"};
    static constexpr std::array<std::string_view, 11> choices{"full_call",     "fold_forfeit", "take_back",  "stands",
                                                              "not_binding",   "call_or_fold", "call_least", "hand_dead",
                                                              "turn_restored", "allow",        "refuse"};

    static std::string name(int seat) { return std::string(1, static_cast<char>('A' + seat)); }

    template <class List>
    std::string_view one_of(const List& list) {
        return list[static_cast<std::size_t>(pick_(static_cast<int>(list.size())))];
    }

    template <class Make>
    static std::string joined(int count, Make make) {
        std::string text;
        for (int i = 0; i < count; ++i) text += (i > 0 ? "," : "") + make(i);
        return text;
    }

    std::string said() { return "says \\\"" + std::string(one_of(words)) + "\\\""; }

    std::string line(int players) {
        const std::string who = name(pick_(players));
        switch (pick_(12)) {
        case 0: return "floor rules " + std::string(one_of(choices));
        case 1: return "floor calls the clock on " + who;
        case 2: return "wait 70";
        case 3: return who + " calls the clock on " + name(pick_(players));
        case 4:
        case 5: return who + " " + said();
        case 6: return who + " " + said() + " and puts out " + std::string(one_of(stacks));
        default: return who + " " + std::string(one_of(acts));
        }
    }

    Pick pick_;
};

} // namespace floorman
