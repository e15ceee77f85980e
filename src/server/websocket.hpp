#pragma once
// websocket: a connection of a live table, from the request that asks for it. For http alone.

#include <memory>

#include "server/hub.hpp"

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

namespace floorman::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Goes on with a connection whose request asks for a WebSocket at `live_path` and may have one. The hub has live tables.
void serve_websocket(
    Hub& hub, tcp::socket socket, std::unique_ptr<Place> place, const HttpRequest& asked, const Request& request);

} // namespace floorman::server
