#include "history/replay_json.hpp"

#include "text/json_writer.hpp"

namespace floorman {

namespace {

void head(JsonWriter& json, std::string_view file, std::string_view hand, bool is_number) {
    json.key("file");
    json.text(file);
    json.key("hand");
    if (hand.empty())
        json.null();
    else if (is_number)
        json.number(hand);
    else
        json.text(hand);
}

std::string where(const Problem& problem) { return problem.line > 0 ? "line " + std::to_string(problem.line) + ": " : ""; }

// What is wrong; where nothing is, what is worth a word; else null.
void why(JsonWriter& json, const JudgeHand& judged) {
    std::string all;
    for (const Problem& problem : judged.problems()) {
        if (!all.empty()) all += "; ";
        all += where(problem) + problem.why;
        std::string cites;
        for (const std::string& cite : problem.cites) cites += (cites.empty() ? " (" : ", ") + cite;
        if (!cites.empty()) all += cites + ")";
    }
    if (all.empty())
        for (const std::string& note : judged.settled().notes) all += (all.empty() ? "" : "; ") + note;
    json.key("why");
    all.empty() ? json.null() : json.text(all);
}

class Amounts {
public:
    Amounts(JsonWriter& json, const Record& record, std::span<const std::string> names)
        : json_(json), record_(record), names_(names) {}

    void stacks(std::string_view key, const PerSeat<Chips>& chips) {
        json_.key(key);
        json_.open_table();
        for (const Seat seat : SeatSet::first(record_.setup.seats)) {
            json_.key(names_[seat.index]);
            if (record_.unbounded.has(seat))
                json_.text("inf");
            else
                json_.number(record_.unit.text(chips[seat]));
        }
        json_.close_table();
    }

    void pots(const Pots& pots) {
        json_.key("pots");
        json_.open_list();
        for (const Pot& pot : pots) {
            json_.open_table();
            json_.key("amount");
            json_.number(record_.unit.text(pot.amount));
            json_.key("eligible");
            json_.open_list();
            for (const Seat seat : pot.eligible) json_.text(names_[seat.index]);
            json_.close_list();
            json_.close_table();
        }
        json_.close_list();
    }

private:
    JsonWriter& json_;
    const Record& record_;
    std::span<const std::string> names_;
};

} // namespace

PhhHand phh_hand(const Record& record,
                 const JudgeHand& judged,
                 std::span<const std::string> names,
                 std::span<const Event> events) {
    PhhHand hand{record.setup,
                 record.structure,
                 record.unit,
                 record.unbounded,
                 names,
                 events,
                 judged.replayed().hand.hole,
                 judged.replayed().hand.board,
                 {},
                 {},
                 {},
                 {}};
    hand.name = record.id;
    hand.name_is_number = record.id_is_number;
    hand.finishing_stacks = judged.final_stacks();
    return hand;
}

std::string replay_json(
    std::string_view file, const Record& record, const JudgeHand& judged, HandVerdict verdict, std::span<const Event> events) {
    const std::vector<std::string> names = names_of(record);
    const Settled& settled = judged.settled();
    JsonWriter json;
    Amounts amounts(json, record, names);
    json.open_table();
    head(json, file, record.hand, record.hand_is_number);
    json.key("variant");
    const std::string_view code = variant_code(record.setup.game, record.structure);
    json.text(code.empty() ? record.variant : code);
    json.key("ok");
    json.flag(verdict == HandVerdict::ok);
    json.key("actions");
    json.open_list();
    for (const std::string& act : phh_acts(phh_hand(record, judged, names, events))) json.text(act);
    json.close_list();
    amounts.stacks("starting_stacks", record.setup.stack);
    if (const auto final_stacks = judged.final_stacks(); final_stacks && verdict == HandVerdict::ok) {
        amounts.stacks("final_stacks", *final_stacks);
    } else {
        json.key("final_stacks");
        json.null();
    }
    amounts.pots(settled.pots);
    why(json, judged);
    json.close_table();
    return json.take();
}

std::string replay_json(std::string_view file, const Unreadable& unreadable) {
    JsonWriter json;
    json.open_table();
    head(json, file, unreadable.hand, unreadable.hand_is_number);
    json.key("variant");
    json.null();
    json.key("ok");
    json.flag(false);
    for (const char* key : {"actions", "starting_stacks", "final_stacks", "pots"}) {
        json.key(key);
        json.null();
    }
    json.key("why");
    json.text(where(unreadable.problem) + unreadable.problem.why);
    json.close_table();
    return json.take();
}

} // namespace floorman
