#pragma once
// SessionAuditor: watches hands being dealt at one table and says what was unfair, from what anybody at the table sees.
//
// It shares no code with table/: it knows who came and went, and of each hand only where button and blinds lay, who was dealt
// in and who paid what. It counts with plain integers and walks round the table seat by seat.

#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace audit {

inline constexpr int places = 10;

// What the house plays, as the auditor has been told.
struct House {
    enum class Button { dead, moving, simplified } button{};
    enum class Missed { posted_for_absent, live_to_opening_bet, big_blind_live } missed{};
    enum class Move { same_position, past_two, dealt_in } move{};
    bool deals_everybody_in{}; // New players come in at once, at no cost.
    std::int64_t small{};
    std::int64_t big{};
    int seats{};
};

struct SeenHand {
    int button{};
    int small_seat{};
    int big{};
    bool heads_up{};
    bool bought{}; // The big blind bought the button, and nobody else posts a blind.
    std::set<int> dealt_in;
    std::set<int> absent; // Not there, but posted for.
    std::set<int> paid_to_enter;
    std::array<std::int64_t, places> blind{};
    std::array<std::int64_t, places> entry_live{};
    std::array<std::int64_t, places> entry_dead{};
    int first_to_act{};
    int last_to_act{};
};

class SessionAuditor {
public:
    explicit SessionAuditor(const House& house) : house_(house) {}

    // Everybody who sits at the start is in the game already, and `button`, `small`, `big` had the places before.
    void starts(const std::set<int>& seats, int button, int small, int big);
    void sits(int seat);
    void leaves(int seat);
    void goes_away(int seat);
    void moves(int from, int to);
    void comes_back(int seat, bool waits);

    // What is wrong with this hand; empty when nothing is.
    [[nodiscard]] std::string hand(const SeenHand& seen);

private:
    struct Guest {
        bool away{};
        bool waits{};
        bool in_game{}; // Was dealt in, and has been there ever since.
        bool new_here{};
        int place_again{}; // Hands to wait for the same place as before the change.
        bool moved_free{}; // Changed seats where that costs nothing.
        bool missed_small{};
        bool missed_big{};
        bool owed_small{}; // Passed by in the game, under the moving button, and not paid yet.
        bool owed_big{};
        bool paid_big{true}; // Since the last time that the button was here.
        bool paid_small{true};
        bool posted_big_last{};
        bool owes_small_next{}; // Posted the big blind, and has been in the game since.
        int left_out{};         // Hands in a row, though there and willing.
    };

    [[nodiscard]] int next_seat(int seat) const { return (seat + 1) % house_.seats; }
    // The seats after `from` up to and with `to`.
    [[nodiscard]] std::vector<int> walk(int from, int to) const;
    [[nodiscard]] std::string check_who_plays(const SeenHand& seen) const;
    [[nodiscard]] std::string check_order(const SeenHand& seen) const;
    [[nodiscard]] std::string check_blinds(const SeenHand& seen) const;
    [[nodiscard]] std::string check_entries(const SeenHand& seen) const;
    [[nodiscard]] std::string check_turns(const SeenHand& seen);
    [[nodiscard]] std::string check_button(const SeenHand& seen) const;
    [[nodiscard]] int before_big(int seat, int moving) const;
    void remember(const SeenHand& seen);

    House house_;
    std::map<int, Guest> guests_;
    // By how many big blinds one seat is ahead of another, since both play.
    struct Count {
        int ahead{};
        int most{1}; // One more where somebody had been passed by, and had not paid yet, when the count began.
    };
    std::map<std::pair<int, int>, Count> ahead_;
    bool after_two_{}; // Two played the last hand.
    int button_{};
    int small_{};
    int big_{};
};

} // namespace audit
