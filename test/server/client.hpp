#pragma once
// Client: a client that knows no HTTP: it sends whatever bytes it is given to a server on this machine, and reads what comes.

#include <array>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace floorman::server {

class Client {
public:
    // `window` bytes are taken in before they are read; 0: as many as usual.
    explicit Client(std::uint16_t port, int window = 0) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
        const timeval patience{10, 0};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
        if (window > 0) setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &window, sizeof window);
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        connected_ = ::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    }
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    Client(Client&& other) noexcept : socket_(std::exchange(other.socket_, -1)), connected_(other.connected_) {}
    Client& operator=(Client&&) = delete;
    ~Client() {
        if (socket_ >= 0) ::close(socket_);
    }

    [[nodiscard]] bool connected() const noexcept { return connected_; }

    // Whether all of it was taken.
    bool send(std::string_view bytes) const {
        while (!bytes.empty()) {
            const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
            if (sent <= 0) return false;
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        }
        return true;
    }

    void end_sending() const { ::shutdown(socket_, SHUT_WR); }

    // Everything until the server closes the connection.
    [[nodiscard]] std::string read_all() {
        while (read_some()) {}
        return std::exchange(read_, {});
    }

    // One whole response; what comes after it is left for the next. Cut short where the connection ends.
    [[nodiscard]] std::string read_response(bool to_head = false) {
        std::size_t end = std::string::npos;
        while ((end = read_.find("\r\n\r\n")) == std::string::npos)
            if (!read_some()) return std::exchange(read_, {});
        end += 4;
        constexpr std::string_view length_key = "Content-Length: ";
        const std::size_t at = read_.find(length_key);
        const std::size_t length = at < end && !to_head ? std::stoul(read_.substr(at + length_key.size())) : 0;
        while (read_.size() < end + length)
            if (!read_some()) return std::exchange(read_, {});
        std::string response = read_.substr(0, end + length);
        read_.erase(0, end + length);
        return response;
    }

private:
    bool read_some() {
        std::array<char, 65536> piece;
        const ssize_t got = ::recv(socket_, piece.data(), piece.size(), 0);
        if (got > 0) read_.append(piece.data(), static_cast<std::size_t>(got));
        return got > 0;
    }

    int socket_;
    bool connected_ = false;
    std::string read_;
};

// The status in a response's first line; 0 where it has none.
inline int status_of(std::string_view response) {
    return response.starts_with("HTTP/1.") && response.size() > 12 ? std::stoi(std::string(response.substr(9, 3))) : 0;
}

inline std::string body_of(const std::string& response) {
    const std::size_t end = response.find("\r\n\r\n");
    return end == std::string::npos ? std::string() : response.substr(end + 4);
}

} // namespace floorman::server
