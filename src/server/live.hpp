#pragma once
// Live: the server's part of live tables: visitors and their cookies, the making of tables, metrics, and the journal's folder.
//
// A Room with what it needs. Called on the server's thread alone, but for `post`, which its journal's writer calls.

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "base/result.hpp"
#include "journal/journal.hpp"
#include "journal/writer.hpp"
#include "room/room.hpp"
#include "server/log.hpp"
#include "server/message.hpp"

namespace floorman::server {

class Live {
public:
    // With a folder, tables are kept there; without one they end with the program. `log` outlives it. The error is one line.
    static Result<std::unique_ptr<Live>, std::string> open(const std::string& folder, const Log& log);

    Live(const Live&) = delete;
    Live& operator=(const Live&) = delete;
    ~Live();

    // Where work for the server's thread goes, while there is one.
    void attach(std::function<void(std::function<void()>)> post);
    void detach();

    // POST /api/visitor, POST /api/tables, GET /metrics; nothing where the path is another's. `from` is the client's address.
    [[nodiscard]] std::optional<Response> answer(const Request& request, const std::string& from);

    // Why a connection is refused: it comes from another site's page, or has no cookie.
    [[nodiscard]] std::optional<Response> why_not(const Request& request) const;
    [[nodiscard]] std::unique_ptr<room::Visit> enter(const Request& request, room::Outlet& outlet);

    [[nodiscard]] room::Room& room() noexcept { return *room_; }

private:
    Live(std::unique_ptr<journal::Journal> journal, const Log& log);
    void post(std::function<void()> work);

    std::unique_ptr<journal::Journal> journal_;
    std::mutex mutex_;
    std::function<void(std::function<void()>)> post_;
    std::unique_ptr<journal::Writer> writer_;
    std::unique_ptr<room::Room> room_;
};

// The path that becomes a WebSocket.
inline constexpr std::string_view live_path = "/api/live";

// The value of a cookie of this name in the header Cookie; empty where there is none.
[[nodiscard]] std::string_view cookie_in(std::string_view header, std::string_view name) noexcept;

} // namespace floorman::server
