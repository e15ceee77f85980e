#include "server/live.hpp"

#include <chrono>

#include <nlohmann/json.hpp>

#include "journal/abort_note.hpp"
#include "journal/memory_journal.hpp"
#include "journal/sqlite_journal.hpp"

namespace floorman::server {

namespace {

constexpr std::string_view cookie_name = "floorman_visitor";
constexpr std::size_t key_letters = 22;
constexpr std::string_view cookie_lasts = "; Path=/; HttpOnly; SameSite=Strict; Max-Age=31536000";

std::int64_t now() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

bool is_a_key(std::string_view text) noexcept {
    if (text.size() != key_letters) return false;
    for (const char c : text)
        if (!((c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '_')) return false;
    return true;
}

std::string_view visitor_cookie(const Request& request) noexcept {
    const std::string_view cookie = cookie_in(request.cookie, cookie_name);
    return is_a_key(cookie) ? cookie : std::string_view{};
}

Response json(int status, const nlohmann::json& body) {
    Response response{status, {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}}, body.dump() + "\n"};
    add_strict_headers(response);
    return response;
}

Response wrong_method(std::string_view path, std::string_view allowed) {
    Response response = fault(405, std::string(path) + " takes " + std::string(allowed) + " and no other method");
    response.headers.push_back({"Allow", std::string(allowed)});
    return response;
}

// "http://host:port" of a page, against the host that was asked.
bool is_of_host(std::string_view origin, std::string_view host) noexcept {
    const std::size_t at = origin.find("://");
    return at != std::string_view::npos && origin.substr(at + 3) == host;
}

// Whatever went wrong last time is kept from its table: the one who made it looks at it, and the others go on.
std::optional<std::string> take_note(const std::string& folder, journal::Journal& journal) {
    const Result<std::optional<journal::AbortNote>, std::string> note = journal::abort_note_in(folder);
    if (!note.ok()) return note.error();
    if (*note) {
        const std::string why = "the server failed on what was done last here; that has been put aside";
        if (const std::optional<journal::JournalFault> fault = journal.hold((*note)->table, why)) return fault->what;
    }
    if (std::optional<std::string> error = journal::put_abort_note_aside(folder)) return error;
    return journal::watch_for_aborts(folder);
}

} // namespace

std::string_view cookie_in(std::string_view header, std::string_view name) noexcept {
    while (!header.empty()) {
        const std::size_t end = std::min(header.find(';'), header.size());
        std::string_view one = header.substr(0, end);
        header.remove_prefix(std::min(end + 1, header.size()));
        while (one.starts_with(' ')) one.remove_prefix(1);
        if (one.size() > name.size() && one.starts_with(name) && one[name.size()] == '=') return one.substr(name.size() + 1);
    }
    return {};
}

Result<std::unique_ptr<Live>, std::string> Live::open(const std::string& folder, const Log& log) {
    std::unique_ptr<journal::Journal> journal = std::make_unique<journal::MemoryJournal>();
    if (!folder.empty()) {
        Result<std::unique_ptr<journal::SqliteJournal>, journal::JournalFault> opened = journal::SqliteJournal::open(folder);
        if (!opened.ok()) return opened.error().what;
        journal = std::move(opened).value();
        if (const std::optional<std::string> error = take_note(folder, *journal)) return *error;
    }
    std::unique_ptr<Live> live(new Live(std::move(journal), log));
    if (const std::optional<std::string> error = live->room_->open()) return *error;
    return live;
}

Live::Live(std::unique_ptr<journal::Journal> journal, const Log& log)
    : journal_(std::move(journal)), writer_(std::make_unique<journal::Writer>(*journal_)) {
    room::Room::Ports ports;
    ports.now = now;
    ports.post = [this](std::function<void()> work) { post(std::move(work)); };
    ports.note = [&log](std::string_view event, std::string what) {
        LogLine line;
        line.event = event;
        line.what = std::move(what);
        log.write(line);
    };
    room_ = std::make_unique<room::Room>(*journal_, *writer_, std::move(ports));
}

Live::~Live() {
    writer_->stop(); // What was done is written down; nobody hears of it any more.
}

void Live::attach(std::function<void(std::function<void()>)> post) {
    const std::lock_guard lock(mutex_);
    post_ = std::move(post);
}

void Live::detach() {
    const std::lock_guard lock(mutex_);
    post_ = nullptr;
}

void Live::post(std::function<void()> work) {
    const std::lock_guard lock(mutex_);
    if (post_) post_(std::move(work));
}

std::optional<Response> Live::answer(const Request& request, const std::string& from) {
    const std::string_view path = request.path();
    const bool posts = request.method == Method::post;
    if (path == "/metrics") {
        if (posts || request.method == Method::other) return wrong_method(path, "GET, HEAD");
        Response response{200, {{"Content-Type", "text/plain; version=0.0.4"}, {"Cache-Control", "no-store"}}, room_->metrics()};
        add_strict_headers(response);
        return response;
    }
    const bool is_ours = path == "/api/visitor" || path == "/api/tables";
    if (path == live_path) return fault(426, "this address is for WebSockets; see docs/protocol.md");
    if (!is_ours) return std::nullopt;
    if (!posts) return wrong_method(path, "POST");
    if (!request.origin.empty() && !is_of_host(request.origin, request.host)) return fault(403, "that page is another site's");
    std::string cookie(visitor_cookie(request));
    const bool is_new = cookie.empty();
    if (is_new) cookie = room::random_key();
    Response response;
    if (path == "/api/visitor") {
        response = json(200, {{"visitor", true}});
    } else {
        const Result<std::string, room::RoomFault> made = room_->make(request.body, room::visitor_of(cookie), from);
        response = made.ok() ? json(201, {{"table", *made}}) : fault(400, made.error().what);
    }
    if (is_new) response.headers.push_back({"Set-Cookie", std::string(cookie_name) + "=" + cookie + std::string(cookie_lasts)});
    return response;
}

std::optional<Response> Live::why_not(const Request& request) const {
    if (!request.origin.empty() && !is_of_host(request.origin, request.host)) return fault(403, "that page is another site's");
    if (visitor_cookie(request).empty()) return fault(401, "who visits has a cookie; POST /api/visitor gives one");
    return std::nullopt;
}

std::unique_ptr<room::Visit> Live::enter(const Request& request, room::Outlet& outlet) {
    return std::make_unique<room::Visit>(*room_, room::visitor_of(visitor_cookie(request)), outlet);
}

} // namespace floorman::server
