#pragma once
// Bounded: a list that never grows past a length known when it is written, and never touches the heap.

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "base/check.hpp"

namespace floorman {

template <class T, std::size_t Most>
class Bounded {
public:
    constexpr Bounded() noexcept = default;

    constexpr void push_back(const T& item) noexcept {
        FLOORMAN_CHECK(size_ < Most, "a bounded list is full");
        items_[size_++] = item;
    }
    // Adds an item without anything in it, for the caller to fill in.
    constexpr T& add() noexcept {
        FLOORMAN_CHECK(size_ < Most, "a bounded list is full");
        return items_[size_++] = T{};
    }
    // Adds several, whatever is in them, for the caller to fill in each; the first of them.
    constexpr T* add(std::size_t count) noexcept {
        FLOORMAN_CHECK(count <= Most - size_, "a bounded list is full");
        T* const first = items_.data() + size_;
        size_ = static_cast<decltype(size_)>(size_ + count);
        return first;
    }
    constexpr void clear() noexcept { size_ = 0; }

    [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
    [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
    [[nodiscard]] constexpr bool full() const noexcept { return size_ == Most; }
    [[nodiscard]] constexpr T& operator[](std::size_t i) noexcept { return items_[i]; }
    [[nodiscard]] constexpr const T& operator[](std::size_t i) const noexcept { return items_[i]; }
    [[nodiscard]] constexpr T& back() noexcept { return items_[size_ - 1]; }
    [[nodiscard]] constexpr const T& back() const noexcept { return items_[size_ - 1]; }
    [[nodiscard]] constexpr T* begin() noexcept { return items_.data(); }
    [[nodiscard]] constexpr T* end() noexcept { return items_.data() + size_; }
    [[nodiscard]] constexpr const T* begin() const noexcept { return items_.data(); }
    [[nodiscard]] constexpr const T* end() const noexcept { return items_.data() + size_; }

    friend constexpr bool operator==(const Bounded& a, const Bounded& b) noexcept {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i)
            if (!(a.items_[i] == b.items_[i])) return false;
        return true;
    }

private:
    static_assert(Most <= 0xFFFF);

    std::array<T, Most> items_{};
    std::conditional_t<(Most <= 0xFF), std::uint8_t, std::uint16_t> size_{};
};

} // namespace floorman
