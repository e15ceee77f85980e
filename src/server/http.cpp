#include "server/hub.hpp"

#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include <array>
#include <csignal>
#include <optional>

#include "server/http.hpp"
#include "server/live.hpp"
#include "server/websocket.hpp"
#include "server/wire.hpp"

namespace floorman::server {

namespace {

namespace beast = boost::beast;
namespace http = boost::beast::http;
using Clock = std::chrono::steady_clock;

constexpr std::uint32_t most_header = 8 * 1024;
constexpr std::size_t most_buffered = 16 * 1024;
constexpr std::size_t most_drained = std::size_t{1024} * 1024; // Of what a refused client goes on to send.
constexpr std::chrono::milliseconds linger_for{2000};
constexpr std::chrono::milliseconds stop_within{3000};
constexpr std::chrono::milliseconds accept_again_after{100};
constexpr std::chrono::milliseconds look_at_live_every{10};
constexpr std::size_t longest_method = 20; // In the log.
constexpr int waiting_to_be_accepted = 128;

std::string as_text(beast::string_view view) { return {view.data(), view.size()}; }

Method method_of(http::verb verb) noexcept {
    if (verb == http::verb::get) return Method::get;
    if (verb == http::verb::head) return Method::head;
    if (verb == http::verb::post) return Method::post;
    return Method::other;
}

// One connection: its requests one after another. It lives as long as something of it is awaited.
class Session : public std::enable_shared_from_this<Session> {
public:
    Session(Hub& hub, tcp::socket socket, std::string from)
        : hub_(hub), socket_(std::move(socket)), timer_(hub.io), from_(std::move(from)), place_(new Place(hub, from_)) {
        place_->when_stopping([this] { stop(); });
    }

    void wait_for_request() {
        if (hub_.stopping) return close();
        parser_.emplace();
        parser_->header_limit(most_header);
        parser_->body_limit(hub_.site.limits().bytes);
        if (buffer_.size() > 0) return read_header();
        is_idle_ = true;
        arm(answered_ == 0 ? hub_.settings.wait : hub_.settings.idle);
        socket_.async_wait(tcp::socket::wait_read, [self = shared_from_this()](Error error) {
            self->is_idle_ = false;
            if (self->disarm() || error) return self->close(); // Nothing was asked, so there is nothing to answer.
            self->read_header();
        });
    }

    // The server stops: who asks nothing is let go, who is being answered is answered.
    void stop() {
        if (is_idle_) close();
    }

private:
    // ---- Reading ----------------------------------------------------------------------------------------------------

    void read_header() {
        began_ = Clock::now();
        line_ = {};
        line_.event = "request";
        line_.from = from_;
        arm(hub_.settings.wait);
        http::async_read_header(socket_, buffer_, *parser_,
                                [self = shared_from_this()](Error error, std::size_t) { self->on_header(error); });
    }

    void on_header(Error error) {
        const bool late = disarm();
        const http::request<http::string_body>& head = parser_->get();
        line_.method = as_text(head.method_string().substr(0, longest_method));
        line_.path = as_text(head.target().substr(0, head.target().find('?')));
        if (late) return refuse(408, "the request took too long to come; send it again, all at once");
        if (error) return cannot_read(error);
        if (!hub_.rate.allow(from_, Clock::now())) {
            Response response = fault(429, "too many requests come from this address; wait a second and ask again");
            response.headers.push_back({"Retry-After", "1"});
            return refuse(std::move(response));
        }
        if (head.version() >= 11 && head[http::field::host].empty())
            return refuse(400, "the request names no host; send the header Host");
        const bool has_body = parser_->chunked() || parser_->content_length().has_value();
        if (head.method() == http::verb::post && !has_body)
            return refuse(411, "the length of the body is not given; send the header Content-Length");
        if (asks_for_live()) return go_live();
        if (parser_->is_done()) return answer();
        if (beast::iequals(head[http::field::expect], "100-continue")) return go_ahead();
        read_body();
    }

    // The client wants to hear that its body is welcome before it sends it.
    void go_ahead() {
        static constexpr std::string_view continue_line = "HTTP/1.1 100 Continue\r\n\r\n";
        arm(hub_.settings.wait);
        asio::async_write(socket_, asio::buffer(continue_line), [self = shared_from_this()](Error error, std::size_t) {
            if (self->disarm() || error) return self->close();
            self->read_body();
        });
    }

    void read_body() {
        arm(hub_.settings.wait);
        http::async_read(socket_, buffer_, *parser_, [self = shared_from_this()](Error error, std::size_t) {
            if (self->disarm()) return self->refuse(408, "the body took too long to come; send it again, all at once");
            if (error) return self->cannot_read(error);
            self->answer();
        });
    }

    void cannot_read(Error error) {
        if (error == http::error::header_limit || error == http::error::buffer_overflow)
            return refuse(431, "the header is longer than " + std::to_string(most_header) + " bytes; send a shorter one");
        if (error == http::error::body_limit)
            return refuse(413,
                          "the body is longer than " + std::to_string(hub_.site.limits().bytes) + " bytes; send a smaller scene");
        if (error == http::error::end_of_stream || error == http::error::partial_message) return close();
        if (error.category() == http::make_error_code(http::error::bad_method).category())
            return refuse(400, "this is no HTTP request: " + error.message());
        close(); // The connection broke.
    }

    // ---- Answering --------------------------------------------------------------------------------------------------

    // What was asked, but for the body.
    [[nodiscard]] Request asked() const {
        const http::request<http::string_body>& got = parser_->get();
        Request request;
        request.method = method_of(got.method());
        request.target = as_text(got.target());
        request.content_type = as_text(got[http::field::content_type]);
        request.accept = as_text(got[http::field::accept]);
        request.accept_encoding = as_text(got[http::field::accept_encoding]);
        request.if_none_match = as_text(got[http::field::if_none_match]);
        request.cookie = as_text(got[http::field::cookie]);
        request.origin = as_text(got[http::field::origin]);
        request.host = as_text(got[http::field::host]);
        return request;
    }

    [[nodiscard]] bool asks_for_live() const {
        return hub_.live != nullptr && beast::websocket::is_upgrade(parser_->get()) && asked().path() == live_path;
    }

    // The connection is a live table's from here on.
    void go_live() {
        const Request request = asked();
        if (std::optional<Response> no = hub_.live->why_not(request)) return refuse(std::move(*no));
        line_.status = 101;
        hub_.log.write(line_);
        serve_websocket(hub_, std::move(socket_), std::move(place_), parser_->get(), request);
    }

    void answer() {
        const http::request<http::string_body>& got = parser_->get();
        keep_ = got.keep_alive() && !hub_.stopping;
        line_.bytes_in = got.body().size();
        Request request = asked();
        request.body = std::move(parser_->get().body());
        if (hub_.live != nullptr)
            if (std::optional<Response> response = hub_.live->answer(request, from_)) return send(std::move(*response));
        if (request.method != Method::post) return send(hub_.site.answer(request)); // Ready made: no ruling goes before it.
        // The work guard keeps the loop alive that the answer comes back to; this end of it is all that the other thread has.
        asio::post(hub_.pool,
                   [self = shared_from_this(), request = std::move(request), guard = asio::make_work_guard(hub_.io)]() mutable {
                       Response response = self->hub_.site.answer(request);
                       asio::io_context& io = self->hub_.io;
                       asio::post(io, [self = std::move(self), response = std::move(response)]() mutable {
                           Session& session = *self;
                           session.send(std::move(response));
                       });
                   });
    }

    void refuse(int status, std::string_view what) { refuse(fault(status, what)); }

    // What comes after a request that was not read to its end cannot be told from it.
    void refuse(Response response) {
        keep_ = false;
        send(std::move(response));
    }

    void send(Response response) {
        const bool to_head = parser_->get().method() == http::verb::head;
        out_ = {};
        out_.version(parser_->get().version() == 10 ? 10 : 11);
        out_.result(static_cast<unsigned>(response.status));
        out_.set(http::field::date, date_text());
        out_.set(http::field::server, "floorman");
        for (const Header& header : response.headers)
            out_.insert(beast::string_view(header.name.data(), header.name.size()), header.value);
        keep_ = keep_ && !hub_.stopping;
        out_.keep_alive(keep_);
        if (response.status != 304) out_.content_length(response.body.size());
        if (!to_head) out_.body() = std::move(response.body);
        line_.status = response.status;
        line_.bytes_out = out_.body().size();
        arm(hub_.settings.wait);
        http::async_write(socket_, out_, [self = shared_from_this()](Error error, std::size_t) { self->sent(error); });
    }

    void sent(Error error) {
        const bool late = disarm();
        line_.milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - began_).count();
        if (late || error) line_.what = "the client did not take the response";
        hub_.log.write(line_);
        ++answered_;
        if (late || error) return close();
        if (!keep_) return linger();
        wait_for_request();
    }

    // ---- The end ----------------------------------------------------------------------------------------------------

    // Takes in what still comes, for a while, so that the client reads the response before it hears that nobody listens.
    void linger() {
        Error ignored;
        forget(socket_.shutdown(tcp::socket::shutdown_send, ignored));
        is_idle_ = true;
        arm(linger_for);
        drain(0);
    }

    void drain(std::size_t drained) {
        socket_.async_read_some(asio::buffer(scrap_), [self = shared_from_this(), drained](Error error, std::size_t got) {
            if (error || drained + got > most_drained) return self->close();
            self->drain(drained + got);
        });
    }

    void close() {
        is_idle_ = false;
        disarm();
        Error ignored;
        forget(socket_.close(ignored));
    }

    // ---- Time -------------------------------------------------------------------------------------------------------

    // What is awaited now has this long; then it ends as if it had failed, and disarm() says so.
    void arm(std::chrono::milliseconds within) {
        late_ = false;
        const unsigned armed = ++armed_;
        timer_.expires_after(within);
        timer_.async_wait([self = shared_from_this(), armed](Error error) {
            if (error || armed != self->armed_) return;
            self->late_ = true;
            Error ignored;
            forget(self->socket_.cancel(ignored));
        });
    }

    // Whether the time was over.
    bool disarm() {
        ++armed_;
        timer_.cancel();
        return std::exchange(late_, false);
    }

    Hub& hub_;
    tcp::socket socket_;
    asio::steady_timer timer_;
    std::string from_;
    std::unique_ptr<Place> place_;
    beast::flat_buffer buffer_{most_buffered};
    std::optional<http::request_parser<http::string_body>> parser_;
    http::response<http::string_body> out_;
    std::array<char, 4096> scrap_{};
    LogLine line_;
    Clock::time_point began_;
    int answered_ = 0;
    unsigned armed_ = 0;
    bool late_ = false;
    bool keep_ = false;
    bool is_idle_ = false; // Nothing of a request is there: the connection may be closed at any time.
};

// One address to listen on.
class Door {
public:
    Door(Hub& hub, tcp::acceptor acceptor) : hub_(hub), acceptor_(std::move(acceptor)), pause_(hub.io) {}

    void accept() {
        acceptor_.async_accept([this](Error error, tcp::socket socket) {
            if (!acceptor_.is_open()) return;
            if (error) return accept_later(error);
            take_in(std::move(socket));
            accept();
        });
    }

    void close() {
        Error ignored;
        forget(acceptor_.close(ignored));
        pause_.cancel();
    }

private:
    // The machine has no more descriptors, or a client left while it waited.
    void accept_later(Error error) {
        LogLine line;
        line.event = "failed";
        line.what = "a connection could not be accepted: " + error.message();
        hub_.log.write(line);
        pause_.expires_after(accept_again_after);
        pause_.async_wait([this](Error stopped) {
            if (!stopped) accept();
        });
    }

    void take_in(tcp::socket socket) {
        Error error;
        const tcp::endpoint peer = socket.remote_endpoint(error);
        if (error) return;
        std::string from = household(peer.address());
        const auto count = hub_.by_household.find(from);
        const bool full = hub_.open.size() >= static_cast<std::size_t>(hub_.settings.connections);
        const bool its_share = count != hub_.by_household.end() && count->second >= hub_.settings.connections_each;
        if (full || its_share) return turn_away(std::move(socket), from);
        forget(socket.set_option(tcp::no_delay(true), error));
        std::make_shared<Session>(hub_, std::move(socket), std::move(from))->wait_for_request();
    }

    // There is no time to be polite in a flood: what the socket takes at once, and the end.
    void turn_away(tcp::socket socket, const std::string& from) {
        static const std::string full_house = full_house_text();
        Error ignored;
        forget(socket.non_blocking(true, ignored));
        socket.write_some(asio::buffer(full_house), ignored);
        forget(socket.shutdown(tcp::socket::shutdown_send, ignored));
        LogLine line;
        line.event = "refused";
        line.from = from;
        line.status = 503;
        line.what = "too many connections";
        hub_.log.write(line);
    }

    Hub& hub_;
    tcp::acceptor acceptor_;
    asio::steady_timer pause_;
};

} // namespace

class HttpServer::Machine {
public:
    Machine(const HttpSettings& settings, const Site& site, const Log& log, Live* live)
        : hub_(settings, site, log, live), signals_(hub_.io), last_(hub_.io) {
        if (live != nullptr) live->attach([this](std::function<void()> work) { asio::post(hub_.io, std::move(work)); });
    }
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;
    ~Machine() {
        if (hub_.live != nullptr) hub_.live->detach();
    }

    // The error in one line; empty when it listens.
    std::string listen() {
        const bool lan = hub_.settings.lan;
        port_ = hub_.settings.port;
        const Error error = open(lan ? asio::ip::address(asio::ip::address_v4::any())
                                     : asio::ip::address(asio::ip::address_v4::loopback()));
        if (error)
            return "port " + std::to_string(hub_.settings.port) + " cannot be listened on: " + error.message() +
                   "; stop what uses it, or choose another with --port";
        // A machine without IPv6 has no such address, and needs none.
        forget(open(lan ? asio::ip::address(asio::ip::address_v6::any()) : asio::ip::address(asio::ip::address_v6::loopback())));
        if (hub_.settings.stop_on_signal) {
            signals_.add(SIGINT);
            signals_.add(SIGTERM);
        }
        return {};
    }

    void run() {
        for (const std::unique_ptr<Door>& door : doors_) door->accept();
        signals_.async_wait([this](Error error, int) {
            if (!error) begin_to_stop();
        });
        note("started", "port " + std::to_string(port_));
        if (hub_.live != nullptr) live_on();
        hub_.io.run();
        hub_.pool.join();
        note("stopped", "");
    }

    void stop() {
        asio::post(hub_.io, [this] { begin_to_stop(); });
    }

    [[nodiscard]] std::uint16_t port() const noexcept { return port_; }

private:
    Error open(const asio::ip::address& address) {
        Error error;
        tcp::acceptor acceptor(hub_.io);
        const tcp::endpoint endpoint(address, port_);
        if (acceptor.open(endpoint.protocol(), error)) return error;
        if (acceptor.set_option(asio::socket_base::reuse_address(true), error)) return error;
        if (address.is_v6() && acceptor.set_option(asio::ip::v6_only(true), error)) return error;
        if (acceptor.bind(endpoint, error)) return error;
        if (acceptor.listen(waiting_to_be_accepted, error)) return error;
        port_ = acceptor.local_endpoint().port();
        doors_.push_back(std::make_unique<Door>(hub_, std::move(acceptor)));
        return {};
    }

    void begin_to_stop() {
        if (hub_.stopping) return;
        hub_.stopping = true;
        signals_.cancel();
        signals_.clear(); // Whoever is in a hurry interrupts again, and then the process ends at once.
        for (const std::unique_ptr<Door>& door : doors_) door->close();
        live_.cancel();
        hub_.tell_all();
        last_.expires_after(stop_within);
        last_.async_wait([this](Error) { hub_.io.stop(); });
        end_when_empty();
    }

    // Looks again and again until the last connection is gone: nobody else has a reason to count them.
    void end_when_empty() {
        if (hub_.open.empty()) {
            last_.cancel();
            return;
        }
        look_.expires_after(std::chrono::milliseconds(10));
        look_.async_wait([this](Error error) {
            if (!error) end_when_empty();
        });
    }

    // Live tables go on with time. They are looked at often enough for people, and no oftener.
    void live_on() {
        const bool more = hub_.live->room().tick();
        live_.expires_after(more ? std::chrono::milliseconds(0) : look_at_live_every);
        live_.async_wait([this](Error error) {
            if (!error && !hub_.stopping) live_on();
        });
    }

    void note(std::string_view event, std::string what) {
        LogLine line;
        line.event = event;
        line.what = std::move(what);
        hub_.log.write(line);
    }

    Hub hub_;
    std::vector<std::unique_ptr<Door>> doors_;
    asio::signal_set signals_;
    asio::steady_timer last_;
    asio::steady_timer look_{hub_.io};
    asio::steady_timer live_{hub_.io};
    std::uint16_t port_ = 0;
};

HttpServer::HttpServer(std::unique_ptr<Machine> machine) : machine_(std::move(machine)) {}
HttpServer::~HttpServer() = default;

Result<std::unique_ptr<HttpServer>, std::string> HttpServer::open(const HttpSettings& settings,
                                                                  const Site& site,
                                                                  const Log& log,
                                                                  Live* live) {
    auto machine = std::make_unique<Machine>(settings, site, log, live);
    std::string error = machine->listen();
    if (!error.empty()) return error;
    return std::unique_ptr<HttpServer>(new HttpServer(std::move(machine)));
}

std::uint16_t HttpServer::port() const noexcept { return machine_->port(); }
void HttpServer::run() { machine_->run(); }
void HttpServer::stop() { machine_->stop(); }

} // namespace floorman::server
