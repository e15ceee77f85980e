// The visits of a room: what is asked for, and what is told.

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "room/bot.hpp"
#include "room/chapter.hpp"
#include "room/entry.hpp"
#include "scene/amounts.hpp"
#include "text/complaint.hpp"
#include "text/json_tree.hpp"

namespace floorman::room {

namespace {

constexpr std::size_t most_hands_listed = 50;

// The orders that visitors give, by the word of the protocol.
struct Word {
    std::string_view word;
    OrderKind kind;
};
constexpr std::array words{
    Word{"sit", OrderKind::sit},         Word{"leave", OrderKind::leave},
    Word{"sit_out", OrderKind::sit_out}, Word{"come_back", OrderKind::come_back},
    Word{"act", OrderKind::act},         Word{"add_chips", OrderKind::add_chips},
    Word{"start", OrderKind::start},     Word{"pause", OrderKind::pause},
    Word{"add_bot", OrderKind::sit},     Word{"remove", OrderKind::remove},
    Word{"undo", OrderKind::undo},       Word{"give_chips", OrderKind::give_chips},
    Word{"floor", OrderKind::floor},     Word{"level", OrderKind::level},
    Word{"invite", OrderKind::invite},
};

} // namespace

namespace {

// The numbers of a message are whole ones, and one of them tells its answer from others.
void check_numbers(const Node& node) {
    if (node.find("id") == nullptr) throw Fault{0, "A message needs an id, a whole number, which its answer carries."};
    for (const std::string_view key : {"id", "hand", "input", "seat", "from"}) {
        const Node* const value = node.find(key);
        if (value == nullptr) continue;
        std::int64_t number = 0;
        const char* const end = value->text.data() + value->text.size();
        const auto read = std::from_chars(value->text.data(), end, number);
        if (!value->is(Node::Kind::number) || read.ec != std::errc{} || read.ptr != end)
            throw Fault{0, "\"" + std::string(key) + "\" is a whole number."};
    }
}

} // namespace

// ---- Messages -------------------------------------------------------------------------------------------------------

std::int64_t whole(const Node& node, std::string_view key) {
    const Node* value = node.find(key);
    std::int64_t number = 0;
    if (value != nullptr && value->is(Node::Kind::number))
        std::from_chars(value->text.data(), value->text.data() + value->text.size(), number);
    return number;
}
int small(const Node& node, std::string_view key) {
    constexpr std::int64_t most = 1'000'000'000;
    return static_cast<int>(std::clamp<std::int64_t>(whole(node, key), -1, most));
}
std::string text(const Node& node, std::string_view key) {
    const Node* value = node.find(key);
    return value != nullptr && value->is(Node::Kind::text) ? value->text : std::string();
}

JsonWriter done(std::int64_t id) {
    JsonWriter json;
    json.open_table();
    json.key("answer");
    json.number(id);
    json.key("done");
    json.flag(true);
    return json;
}

std::string refusal(std::int64_t id, std::string_view why, bool stale) {
    JsonWriter json;
    json.open_table();
    json.key("answer");
    json.number(id);
    json.key("refused");
    json.text(why);
    if (stale) {
        json.key("stale");
        json.flag(true);
    }
    json.close_table();
    return json.take();
}

// ---- Visits ---------------------------------------------------------------------------------------------------------

Visit::Visit(Room& room, std::string visitor, Outlet& outlet) : room_(room), visitor_(std::move(visitor)), outlet_(outlet) {
    ++room_.connections_;
    tokens_ = room_.limits_.burst;
    tokens_at_ = room_.ports_.now();
}
Visit::~Visit() {
    --room_.connections_;
    room_.left(*this);
}
void Visit::heard(std::string_view message) { room_.heard(*this, message); }

void Room::left(Visit& visit) {
    Entry* const entry = find(visit.table_);
    if (entry == nullptr) return;
    std::erase(entry->visits, &visit);
    for (Entry::Waiting& waiting : entry->waiting)
        if (waiting.visit == &visit) waiting.visit = nullptr;
    entry->used = ports_.now();
    if (entry->durable == entry->last) tell(*entry);
}

bool Room::too_many(Visit& visit) const {
    const std::int64_t now = ports_.now();
    visit.tokens_ = std::min<double>(limits_.burst,
                                     visit.tokens_ + static_cast<double>(now - visit.tokens_at_) * limits_.messages / 1000);
    visit.tokens_at_ = now;
    if (visit.tokens_ < 1) return true;
    visit.tokens_ -= 1;
    return false;
}

void Room::heard(Visit& visit, std::string_view bytes) {
    ++counts_.messages;
    Message message;
    try {
        if (bytes.size() > limits_.message || !bytes.starts_with('{'))
            throw Fault{0, "a message is one JSON object of up to 4 KiB"};
        message.node = json_tree(bytes);
        message.id = whole(message.node, "id");
        check_numbers(message.node);
        message.what = text(message.node, "do");
        if (too_many(visit))
            return visit.outlet_.send(refusal(message.id, "That is too many messages at once. Wait a moment.", false));
        if (message.what == "enter") return enter(visit, message);
        Entry* const entry = find(visit.table_);
        if (entry == nullptr) throw Fault{0, "Enter a table first."};
        if (message.what == "release") return release(visit, *entry, message);
        if (!entry->held.empty() || !entry->table) throw Fault{0, "The table is held: " + entry->held};
        if (message.what == "hand") return show_hand(visit, *entry, message);
        if (message.what == "hands") return list_hands(visit, *entry, message);
        order(visit, *entry, message);
    } catch (const Fault& fault) { visit.outlet_.send(refusal(message.id, fault.what, false)); }
}

void Room::enter(Visit& visit, const Message& message) {
    Entry* const entry = find(text(message.node, "table"));
    if (entry == nullptr) throw Fault{0, "There is no such table."};
    if (const std::string why = wake(*entry); !why.empty()) throw Fault{0, "The table cannot be opened: " + why};
    if (!visit.table_.empty()) left(visit);
    visit.table_ = entry->key;
    visit.told_ = {};
    visit.entering_ = true;
    const std::int64_t from = whole(message.node, "from");
    visit.from_ = from > 0 ? static_cast<std::uint64_t>(from) : 0;
    entry->visits.push_back(&visit);
    entry->waiting.push_back({&visit, message.id, entry->last, {}});
    if (entry->durable == entry->last || !entry->held.empty())
        kept(*entry, entry->durable, {journal::Outcome::done, entry->durable, {}});
}

void Room::order(Visit& visit, Entry& entry, const Message& message) {
    const Node& node = message.node;
    const auto word = std::find_if(words.begin(), words.end(), [&](const Word& one) { return one.word == message.what; });
    if (word == words.end()) throw Fault{0, "There is nothing like " + message.what + " to do."};
    const Settings& settings = entry.table->settings();
    const auto amount = [&](const Node* at, std::string_view key) {
        if (at == nullptr) return no_chips;
        return is_negative(*at) ? no_chips - amount_without_sign(*at, key, settings.unit)
                                : floorman::amount(*at, key, settings.unit);
    };
    Order order;
    order.kind = word->kind;
    order.at = ports_.now();
    order.visitor = visit.visitor_;
    order.name = text(node, "name");
    order.line = text(node, message.what == "floor" ? "choice" : "line");
    order.how = text(node, "how");
    order.seat = small(node, "seat");
    order.hand = small(node, "hand");
    order.input = small(node, "input");
    order.chips = amount(node.find("chips"), "chips");
    if (order.kind == OrderKind::level) {
        const Node* const blinds = node.find("blinds");
        if (blinds == nullptr || blinds->items.size() != 2) throw Fault{0, "A level has two blinds."};
        order.small = amount(&blinds->items[0], "blinds");
        order.chips = amount(&blinds->items[1], "blinds");
        order.ante = amount(node.find("ante"), "ante");
    }
    // The table and its journal know a hash of the key alone.
    std::string key = text(node, "invite");
    if (order.kind == OrderKind::invite) key = random_key();
    if (!key.empty()) order.invitation = visitor_of(key);
    if (message.what == "add_bot") {
        if (visit.visitor_ != entry.table->host()) throw Fault{0, "That is for the host of the table."};
        order.visitor = "bot:" + std::to_string(order.seat);
        order.style = text(node, "style");
        if (std::find(bot_styles.begin(), bot_styles.end(), order.style) == bot_styles.end()) order.style = bot_styles.front();
        if (order.name.empty())
            for (const std::string_view name : bot_names) {
                bool taken = false;
                for (const Guest& guest : entry.table->lasting().guests.at) taken = taken || guest.name == name;
                if (!taken && order.name.empty()) order.name = name;
            }
        if (order.chips == no_chips) order.chips = 2 * settings.house.least_buy_in;
    }
    const Taken taken = take(entry, order);
    if (!taken.done()) return visit.outlet_.send(refusal(message.id, taken.refused, taken.stale));
    entry.waiting.push_back({&visit, message.id, entry.last, order.kind == OrderKind::invite ? key : std::string()});
}

void Room::show_hand(Visit& visit, Entry& entry, const Message& message) const {
    const int number = std::max(small(message.node, "hand"), 0);
    const Result<std::optional<journal::Chapter>, journal::JournalFault> chapter = journal_.chapter(
        entry.key, static_cast<std::uint64_t>(number));
    if (!chapter.ok()) throw Fault{0, chapter.error().what};
    if (!*chapter) throw Fault{0, "There is no hand of that number that is over."};
    const Result<HandRun, std::string> run = hand_of(**chapter, *entry.table);
    if (!run.ok()) throw Fault{0, run.error()};
    JsonWriter json = done(message.id);
    json.key("history");
    json.json(history_for(*entry.table, *run, visit.visitor_));
    json.close_table();
    visit.outlet_.send(json.take());
}

void Room::list_hands(Visit& visit, Entry& entry, const Message& message) const {
    const int before = small(message.node, "before");
    const Result<std::vector<journal::Chapter>, journal::JournalFault> chapters = journal_.chapters(
        entry.key, before > 0 ? static_cast<std::uint64_t>(before) : ~std::uint64_t{0}, most_hands_listed);
    if (!chapters.ok()) throw Fault{0, chapters.error().what};
    JsonWriter json = done(message.id);
    json.key("hands");
    json.open_list();
    for (const journal::Chapter& chapter : *chapters) json.json(chapter.head);
    json.close_list();
    json.close_table();
    visit.outlet_.send(json.take());
}

// The host lets a held table go on from what the journal has of it.
void Room::release(Visit& visit, Entry& entry, const Message& message) {
    if (entry.held.empty()) throw Fault{0, "The table is not held."};
    if (entry.unanswered > 0) throw Fault{0, "The disk has not answered yet. Try again in a moment."};
    const std::string was = std::exchange(entry.held, {});
    entry.table.reset();
    if (const std::string why = wake(entry); !why.empty() || !entry.held.empty()) {
        if (entry.held.empty()) entry.held = was;
        throw Fault{0, "The table cannot go on: " + (why.empty() ? entry.held : why)};
    }
    if (visit.visitor_ != entry.table->host()) {
        entry.table.reset();
        entry.held = was;
        schedule(entry);
        throw Fault{0, "That is for the host of the table."};
    }
    if (const std::optional<journal::JournalFault> fault = journal_.release(entry.key)) throw Fault{0, fault->what};
    entry.waiting.push_back({&visit, message.id, entry.durable, {}});
    kept(entry, entry.durable, {journal::Outcome::done, entry.durable, {}});
}

// ---- Updates --------------------------------------------------------------------------------------------------------

void Room::tell(Entry& entry) {
    for (Visit* const visit : entry.visits) tell(entry, *visit);
}

void Room::tell(Entry& entry, Visit& visit) {
    if (!entry.table) {
        JsonWriter json;
        json.open_table();
        json.key("held");
        json.text(entry.held);
        json.close_table();
        return visit.outlet_.send(json.take());
    }
    Present present;
    present.seq = entry.last;
    present.now = ports_.now();
    present.held = entry.held;
    present.skipped = visit.entering_ && visit.from_ > 0 && visit.from_ < entry.hand_began;
    for (const Visit* const one : entry.visits) {
        const Seat seat = entry.table->seat_of(one->visitor_);
        if (seat.exists())
            present.here.add(seat);
        else
            ++present.watching;
    }
    visit.entering_ = false;
    ++counts_.updates;
    visit.outlet_.send(update_for(*entry.table, visit.visitor_, present, visit.told_));
}

} // namespace floorman::room
