#include "server/websocket.hpp"

#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include <deque>

#include "server/live.hpp"

namespace floorman::server {

namespace {

namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr std::size_t most_message = 4096;
constexpr std::size_t most_behind = std::size_t{256} * 1024; // Bytes that a reader may be behind.
constexpr std::chrono::seconds shake_hands_within{10};
constexpr std::chrono::seconds gone_after{40}; // Without a word or an answer to a ping, which goes out at half of that.

// One visitor's connection. Lives as long as something of it is awaited; nothing is sent or closed but from the loop.
class WebSocket : public room::Outlet, public std::enable_shared_from_this<WebSocket> {
public:
    WebSocket(Hub& hub, tcp::socket socket, std::unique_ptr<Place> place)
        : hub_(hub), stream_(std::move(socket)), place_(std::move(place)) {}

    void begin(const HttpRequest& asked, const Request& request) {
        websocket::stream_base::timeout times{};
        times.handshake_timeout = shake_hands_within;
        times.idle_timeout = gone_after;
        times.keep_alive_pings = true;
        stream_.set_option(times);
        stream_.read_message_max(most_message);
        stream_.text(true);
        place_->when_stopping([this] { end_soon(); });
        visit_ = hub_.live->enter(request, *this);
        stream_.async_accept(asked, [self = shared_from_this()](Error error) {
            if (error) return self->gone();
            self->is_open_ = true;
            self->read();
            self->write();
        });
    }

    // A reader that is too far behind is let go; its table waits for nobody.
    void send(std::string message) override {
        if (ending_) return;
        behind_ += message.size();
        queue_.push_back(std::move(message));
        if (behind_ > most_behind) return drop();
        write();
    }

    void close() override { end_soon(); }

private:
    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
            if (error || !self->visit_) return self->gone();
            const std::string message = beast::buffers_to_string(self->buffer_.data());
            self->buffer_.consume(self->buffer_.size());
            if (!self->stream_.got_text()) return self->drop();
            self->visit_->heard(message);
            self->read();
        });
    }

    void write() {
        if (!is_open_ || writing_ || queue_.empty() || ending_) return;
        writing_ = true;
        stream_.async_write(asio::buffer(queue_.front()), [self = shared_from_this()](Error error, std::size_t) {
            self->writing_ = false;
            if (error) return self->gone();
            self->behind_ -= self->queue_.front().size();
            self->queue_.pop_front();
            if (self->closing_ && self->queue_.empty()) return self->say_goodbye();
            self->write();
        });
    }

    void end_soon() {
        if (closing_) return;
        closing_ = true;
        asio::post(hub_.io, [self = shared_from_this()] {
            if (!self->is_open_) return self->drop();
            if (!self->writing_) self->say_goodbye();
        });
    }

    void say_goodbye() {
        if (ending_) return;
        ending_ = true;
        stream_.async_close(websocket::close_code::going_away, [self = shared_from_this()](Error) { self->gone(); });
    }

    // Ends it from outside of whatever is going on: the room may be in the middle of telling everybody.
    void drop() {
        ending_ = true;
        asio::post(hub_.io, [self = shared_from_this()] { self->gone(); });
    }

    void gone() {
        ending_ = true;
        visit_.reset();
        Error ignored;
        forget(beast::get_lowest_layer(stream_).close(ignored));
    }

    Hub& hub_;
    websocket::stream<tcp::socket> stream_;
    std::unique_ptr<Place> place_;
    std::unique_ptr<room::Visit> visit_;
    beast::flat_buffer buffer_{2 * most_message};
    std::deque<std::string> queue_;
    std::size_t behind_ = 0;
    bool is_open_ = false; // The handshake is done.
    bool writing_ = false;
    bool closing_ = false; // To be ended when all is sent.
    bool ending_ = false;  // Nothing more is sent.
};

} // namespace

void serve_websocket(
    Hub& hub, tcp::socket socket, std::unique_ptr<Place> place, const HttpRequest& asked, const Request& request) {
    std::make_shared<WebSocket>(hub, std::move(socket), std::move(place))->begin(asked, request);
}

} // namespace floorman::server
