#pragma once
// Result: a value, or why there is none. For edges (readers, loaders); the steps of a hand answer with verdicts.

#include <utility>
#include <variant>

#include "base/check.hpp"

namespace floorman {

template <class T, class Error>
class [[nodiscard]] Result {
public:
    Result(T value) : either_(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : either_(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const noexcept { return either_.index() == 0; }
    explicit operator bool() const noexcept { return ok(); }

    [[nodiscard]] const T& value() const& {
        FLOORMAN_CHECK(ok(), "a result without a value was used");
        return std::get<0>(either_);
    }
    [[nodiscard]] T& value() & {
        FLOORMAN_CHECK(ok(), "a result without a value was used");
        return std::get<0>(either_);
    }
    [[nodiscard]] T&& value() && {
        FLOORMAN_CHECK(ok(), "a result without a value was used");
        return std::get<0>(std::move(either_));
    }
    [[nodiscard]] const Error& error() const {
        FLOORMAN_CHECK(!ok(), "a result without an error was asked for one");
        return std::get<1>(either_);
    }

    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }
    const T& operator*() const& { return value(); }

private:
    std::variant<T, Error> either_;
};

} // namespace floorman
