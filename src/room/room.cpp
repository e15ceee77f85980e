#include "room/room.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "journal/abort_note.hpp"
#include "room/bot.hpp"
#include "room/chapter.hpp"
#include "room/digest.hpp"
#include "room/entry.hpp"
#include "room/snapshot.hpp"
#include "shuffle/seed.hpp"
#include "text/complaint.hpp"
#include "text/json_tree.hpp"
#include "text/json_writer.hpp"

namespace floorman::room {

namespace {

constexpr std::int64_t an_hour = 3'600'000;
constexpr std::int64_t sleep_looks_every = 60'000;
constexpr std::size_t tables_at_once = 8; // Between looks at what the disk has answered.
constexpr const char* not_written_down = "It could not be written down, so it has not happened.";
constexpr const char* version = "1"; // Of the engine, as far as records go: another may judge an order in another way.

std::string hex(std::uint64_t value) {
    std::array<char, 16> digits{};
    const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value, 16);
    return {digits.data(), end};
}

// What the journal keeps of an order, which is `written`: the order, what became of it, and what the table then was.
std::string record_of(OrderKind kind, std::string_view written, const LiveTable& table, std::string_view rules) {
    JsonWriter json;
    json.open_table();
    json.key("order");
    json.json(written);
    json.key("ruled");
    json.text(is_input(kind) && !table.run().rulings.empty() ? name(table.run().rulings.back().ruling.ruling.verdict) : "done");
    json.key("digest");
    json.text(hex(digest(table.sitting())));
    json.key("engine");
    json.text(version);
    json.key("rules");
    json.text(rules);
    json.close_table();
    return json.take();
}

} // namespace

Room::Room(journal::Journal& journal, journal::Writer& writer, Ports ports, const RoomLimits& limits)
    : journal_(journal), writer_(writer), ports_(std::move(ports)), limits_(limits), inbox_(std::make_shared<Inbox>()) {
    const shuffle::Seed seed = shuffle::Seed::random();
    chance_ = 0;
    for (std::size_t i = 0; i < 8; ++i) chance_ = chance_ << 8U | seed.bytes()[i];
}

Room::~Room() { inbox_->open = false; }

std::optional<std::string> Room::open() {
    const std::optional<journal::JournalFault> fault = journal_.tables([&](const journal::StoredTable& stored) {
        auto entry = std::make_unique<Entry>();
        entry->key = stored.table;
        entry->snapshot = stored.snapshot;
        entry->last = entry->durable = stored.last;
        entry->held = stored.held.value_or("");
        entries_.emplace(stored.table, std::move(entry));
    });
    if (fault) return fault->what;
    return std::nullopt;
}

Room::Entry* Room::find(std::string_view key) {
    const auto found = entries_.find(key);
    return found == entries_.end() ? nullptr : found->second.get();
}

// ---- Tables ---------------------------------------------------------------------------------------------------------

Result<std::string, RoomFault> Room::make(std::string_view json,
                                          const std::string& visitor,
                                          const std::string& from,
                                          bool alone) {
    if (entries_.size() >= limits_.tables) return RoomFault{"The server has as many tables as it can hold."};
    if (const std::int64_t hour = ports_.now() / an_hour; hour != std::exchange(made_in_, hour)) made_by_.clear();
    std::size_t& made = made_by_[from];
    if (made >= limits_.tables_each && !alone) return RoomFault{"That is enough tables from one address."};
    Result<Settings, std::string> read = read_settings(json);
    if (!read.ok()) return RoomFault{read.error()};
    Settings settings = std::move(read).value();
    settings.bots_alone = alone;
    Compiled rules = rules_of(settings).value();
    auto entry = std::make_unique<Entry>();
    entry->key = random_key();
    entry->rules = hex(digest(rules.policy));
    std::string record = made_record(settings, visitor);
    entry->table.emplace(entry->key, std::move(settings), std::move(rules), visitor);
    entry->used = ports_.now();
    ++made;
    Entry& kept = *entries_.emplace(entry->key, std::move(entry)).first->second;
    if (!keep(kept, std::move(record), false)) {
        const std::string key = kept.key;
        entries_.erase(key);
        return RoomFault{"The server can write down no new table now. Try again in a moment."};
    }
    seat_bots(kept);
    schedule(kept);
    return kept.key;
}

void Room::seat_bots(Entry& entry) {
    const Settings& settings = entry.table->settings();
    for (int i = 0; i < settings.bots; ++i) {
        Order order;
        order.kind = OrderKind::sit;
        order.at = ports_.now();
        order.seat = settings.bots == settings.seats ? i + 1 : i + 2;
        order.visitor = "bot:" + std::to_string(order.seat);
        order.name = bot_names[static_cast<std::size_t>(i)];
        order.style = bot_styles[static_cast<std::size_t>(i) % bot_styles.size()];
        order.chips = settings.house.most_buy_in > no_chips
                          ? Chips{(settings.house.least_buy_in + settings.house.most_buy_in).count / 2}
                          : 2 * settings.house.least_buy_in;
        static_cast<void>(take(entry, order));
    }
}

// The table from its snapshot and its records. Why it cannot be, in one line.
std::string Room::wake(Entry& entry) {
    entry.used = ports_.now();
    if (entry.table || !entry.held.empty()) return {};
    Result<std::vector<journal::Record>, journal::JournalFault> read = journal_.read(entry.key,
                                                                                     entry.snapshot ? entry.snapshot->seq : 0);
    if (!read.ok()) return read.error().what;
    const std::vector<journal::Record> records = journal::accepted(entry.snapshot ? entry.snapshot->seq : 0,
                                                                   std::move(read).value());
    const std::string why = replay(entry, records);
    if (!why.empty()) {
        entry.table.reset();
        hold(entry, why);
        return {};
    }
    schedule(entry);
    return {};
}

std::string Room::replay(Entry& entry, const std::vector<journal::Record>& records) {
    std::size_t next = 0;
    if (!entry.snapshot && records.empty()) return "the journal has nothing of this table";
    Result<LiveTable, std::string> made = entry.snapshot ? table_from(entry.key, entry.snapshot->body)
                                                         : table_made(entry.key, records[next++].body);
    if (!made.ok()) return made.error();
    entry.table.emplace(std::move(made).value());
    entry.rules = hex(digest(entry.table->rules().policy));
    entry.last = entry.durable = entry.snapshot ? entry.snapshot->seq : records.front().seq;
    entry.hand_began = entry.snapshot ? entry.snapshot->seq : 0; // The hands before it are over.
    for (; next < records.size(); ++next) {
        const journal::Record& record = records[next];
        const std::string where = "record " + std::to_string(record.seq);
        try {
            const Node node = json_tree(record.body);
            const Node* given = node.find("order");
            const std::optional<Order> order = given != nullptr ? read_order(*given) : std::nullopt;
            if (!order) return where + " is no order";
            if (text(node, "rules") != entry.rules) return where + " was judged by other rules than these";
            const Taken taken = entry.table->take(*order);
            if (!taken.done()) return where + " is refused now: " + taken.refused;
            if (text(node, "digest") != hex(digest(entry.table->sitting())))
                return where + " makes another table now than it did when it was judged";
            if (order->kind == OrderKind::deal) entry.hand_began = record.seq;
        } catch (const Fault& fault) { return where + ": " + fault.what; }
        entry.last = entry.durable = record.seq;
    }
    return {};
}

void Room::hold(Entry& entry, std::string why) {
    entry.held = std::move(why);
    ++counts_.failures;
    ports_.note("held", entry.held);
    if (journal_.hold(entry.key, entry.held)) ++counts_.failures; // Held in memory at least.
    schedule(entry);
}

// ---- Orders ---------------------------------------------------------------------------------------------------------

Taken Room::take(Entry& entry, const Order& order) {
    if (!entry.held.empty() || !entry.table) return {"The table is held: " + entry.held, false};
    const int hands = entry.table->run().over ? entry.table->run().number : 0;
    JsonWriter json;
    write(json, order);
    const std::string written = json.take();
    Taken taken;
    {
        const journal::Judging judging(entry.key, written);
        taken = entry.table->take(order);
    }
    if (!taken.done()) {
        ++counts_.refused;
        return taken;
    }
    ++counts_.orders;
    const bool ended = entry.table->run().over && entry.table->run().number != hands;
    if (ended) ++counts_.hands;
    if (order.kind == OrderKind::deal) entry.hand_began = entry.last + 1;
    if (!keep(entry, record_of(order.kind, written, *entry.table, entry.rules), ended)) return {not_written_down, false};
    schedule(entry);
    return taken;
}

bool Room::keep(Entry& entry, std::string record, bool hand_ended) {
    journal::Append append;
    append.table = entry.key;
    append.expected_prev = entry.last;
    append.bodies.push_back(std::move(record));
    ++appended_;
    for (std::size_t i = 0; i < 8; ++i) {
        append.key[i] = static_cast<std::uint8_t>(chance_ >> (8 * i));
        append.key[i + 8] = static_cast<std::uint8_t>(appended_ >> (8 * i));
    }
    if (hand_ended) {
        append.snapshot = snapshot_of(*entry.table);
        append.chapter = chapter_of(entry.table->run());
        // A hand ends, however much was said in it: one that is too long to be kept is told by its winners alone.
        if (append.chapter->head.size() + append.chapter->body.size() > journal::most_snapshot_bytes) append.chapter->body = "{}";
    }
    const std::uint64_t seq = entry.last + 1;
    // One call of the room's thread hears all answers of a group.
    auto answer = [this, inbox = inbox_, to = &entry, seq, post = ports_.post](const journal::Appended& appended) {
        {
            const std::scoped_lock lock(inbox->mutex);
            inbox->answers.push_back({to, seq, appended});
            if (inbox->answers.size() > 1) return;
        }
        post([this, inbox] {
            if (inbox->open) hear_from_the_disk();
        });
    };
    if (writer_.submit(std::move(append), std::move(answer)) != journal::Taken::taken) {
        not_written(entry, "the journal takes nothing more");
        return false;
    }
    ++entry.unanswered;
    entry.last = seq;
    return true;
}

// What was not written has not happened: the table is held, and goes on from what is durable when its host says so.
void Room::not_written(Entry& entry, const std::string& why) {
    if (entry.held.empty()) hold(entry, why);
    entry.table.reset();
    entry.last = entry.durable;
    schedule(entry);
    for (const Entry::Waiting& waiting : entry.waiting)
        if (waiting.visit != nullptr) waiting.visit->outlet_.send(refusal(waiting.id, not_written_down, false));
    entry.waiting.clear();
    tell(entry);
}

void Room::hear_from_the_disk() {
    std::vector<Inbox::Answer> answers;
    {
        const std::scoped_lock lock(inbox_->mutex);
        answers.swap(inbox_->answers);
    }
    for (const Inbox::Answer& answer : answers) {
        --answer.entry->unanswered;
        kept(*answer.entry, answer.seq, answer.appended);
    }
}

void Room::kept(Entry& entry, std::uint64_t seq, const journal::Appended& appended) {
    if (appended.outcome == journal::Outcome::conflict) return not_written(entry, "somebody else writes this table's journal");
    if (appended.outcome != journal::Outcome::done) return not_written(entry, appended.why);
    entry.durable = std::max(entry.durable, seq);
    entry.last = std::max(entry.last, entry.durable); // Of a table that is held since.
    std::vector<Entry::Waiting> later;
    for (const Entry::Waiting& waiting : entry.waiting) {
        if (waiting.seq > entry.durable) {
            later.push_back(waiting);
            continue;
        }
        JsonWriter json = done(waiting.id);
        json.key("seq");
        json.number(static_cast<std::int64_t>(waiting.seq));
        if (!waiting.invite.empty()) {
            json.key("invite");
            json.text(waiting.invite);
        }
        json.close_table();
        if (waiting.visit != nullptr) waiting.visit->outlet_.send(json.take());
    }
    entry.waiting = std::move(later);
    if (entry.durable != entry.last) return;
    schedule(entry);
    tell(entry);
}

// ---- Time -----------------------------------------------------------------------------------------------------------

// The table itself goes on from what is durable, as its players do: it is never more than one order ahead of the disk.
void Room::schedule(Entry& entry) {
    const bool goes_on = entry.table && entry.held.empty() && entry.durable == entry.last;
    const std::optional<std::int64_t> next = goes_on ? entry.table->next_due() : std::nullopt;
    if (next == entry.due) return;
    if (entry.due) due_.erase({*entry.due, &entry});
    entry.due = next;
    if (next) due_.insert({*next, &entry});
}

std::optional<std::int64_t> Room::next_due() const {
    if (due_.empty()) return std::nullopt;
    return due_.begin()->first;
}

bool Room::tick() {
    const std::int64_t now = ports_.now();
    std::vector<Entry*> ready;
    for (auto next = due_.begin(); next != due_.end() && next->first <= now && ready.size() < tables_at_once; ++next)
        ready.push_back(next->second);
    for (Entry* const entry : ready) {
        if (!entry->table || !entry->held.empty()) continue;
        const std::optional<Order> order = entry->table->due(now, chance_ += 0x9E3779B97F4A7C15U);
        if (!order) {
            schedule(*entry);
            continue;
        }
        const Taken taken = take(*entry, *order);
        if (taken.done() || !entry->held.empty()) continue;
        hold(*entry, "the table's own order was refused: " + taken.refused);
        tell(*entry);
    }
    if (now - slept_at_ >= sleep_looks_every) fall_asleep(now);
    return !due_.empty() && due_.begin()->first <= now;
}

// Where nobody is connected and nothing goes on by itself, a table needs no memory.
void Room::fall_asleep(std::int64_t now) {
    slept_at_ = now;
    for (const auto& [key, entry] : entries_) {
        const bool idle = entry->visits.empty() && !entry->due && entry->durable == entry->last && entry->waiting.empty();
        if (!entry->table || !idle || now - entry->used < limits_.asleep_after || entry->table->sitting().in_hand) continue;
        entry->snapshot = journal::Snapshot{entry->last, snapshot_of(*entry->table)};
        entry->table.reset();
    }
}

// ---- For the outside ------------------------------------------------------------------------------------------------

std::string Room::metrics() const {
    std::string all;
    const auto say = [&](std::string_view name, std::string_view kind, std::string_view about, std::uint64_t value) {
        all += "# HELP floorman_" + std::string(name) + " " + std::string(about) + "\n";
        all += "# TYPE floorman_" + std::string(name) + " " + std::string(kind) + "\n";
        all += "floorman_" + std::string(name) + " " + std::to_string(value) + "\n";
    };
    std::size_t awake = 0;
    std::size_t held = 0;
    for (const auto& [key, entry] : entries_) {
        if (entry->table) ++awake;
        if (!entry->held.empty()) ++held;
    }
    say("tables", "gauge", "Live tables, awake or asleep.", entries_.size());
    say("tables_awake", "gauge", "Live tables in memory.", awake);
    say("tables_held", "gauge", "Tables that are held for their host.", held);
    say("connections", "gauge", "Visitors connected.", connections_);
    say("journal_waiting", "gauge", "Records that wait for the disk.", writer_.waiting());
    say("orders_total", "counter", "Orders taken.", counts_.orders);
    say("orders_refused_total", "counter", "Orders refused.", counts_.refused);
    say("hands_total", "counter", "Hands played to their end.", counts_.hands);
    say("messages_total", "counter", "Messages heard.", counts_.messages);
    say("updates_total", "counter", "Updates sent.", counts_.updates);
    say("failures_total", "counter", "Tables held and journals that failed.", counts_.failures);
    return all;
}

const LiveTable* Room::table(std::string_view key) {
    Entry* const entry = find(key);
    if (entry == nullptr || !wake(*entry).empty() || !entry->table) return nullptr;
    return &*entry->table;
}

Room::Seqs Room::seqs(std::string_view key) const {
    const auto found = entries_.find(key);
    return found == entries_.end() ? Seqs{} : Seqs{found->second->last, found->second->durable};
}

} // namespace floorman::room
