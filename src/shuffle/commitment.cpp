#include "shuffle/commitment.hpp"

#include <algorithm>
#include <string_view>

#include "base/check.hpp"
#include "shuffle/stream.hpp"

namespace floorman::shuffle {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view prefix = "floorman deal 1\0"sv;
static_assert(prefix.size() == 16);

class Hash {
public:
    Hash() noexcept {
        prepare_sodium();
        crypto_generichash_init(&state_, nullptr, 0, Commitment{}.size());
    }
    void add(std::span<const std::uint8_t> bytes) noexcept { crypto_generichash_update(&state_, bytes.data(), bytes.size()); }
    void add(std::string_view text) noexcept { add({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}); }
    void add_byte(std::uint8_t byte) noexcept { add({&byte, 1}); }
    void add_number(std::uint64_t number) noexcept {
        for (unsigned i = 0; i < 8; ++i) add_byte(static_cast<std::uint8_t>(number >> (8 * i)));
    }
    [[nodiscard]] Commitment take() noexcept {
        Commitment commitment{};
        crypto_generichash_final(&state_, commitment.data(), commitment.size());
        return commitment;
    }

private:
    crypto_generichash_state state_{};
};

} // namespace

Commitment commitment_of(const DeckName& name, const Opening& opening) {
    FLOORMAN_CHECK(name.table.size() <= most_table_bytes, "a table's name fits the byte that tells its length");
    Hash hash;
    hash.add(prefix);
    hash.add_byte(static_cast<std::uint8_t>(name.table.size()));
    hash.add(name.table);
    hash.add_number(name.hand);
    hash.add_byte(static_cast<std::uint8_t>(name.cards));
    hash.add_byte(static_cast<std::uint8_t>(opening.place));
    hash.add_byte(opening.card.code);
    hash.add(opening.salt);
    return hash.take();
}

std::vector<Opening> openings_of(const Seed& seed, int cards) {
    const CardRun deck = shuffled_deck(seed, cards);
    Stream salts(seed, Use::salts);
    std::vector<Opening> openings;
    openings.reserve(deck.size());
    for (const Card card : deck) {
        Opening opening{static_cast<int>(openings.size()), card, {}};
        for (std::uint8_t& byte : opening.salt) byte = salts.byte();
        openings.push_back(opening);
    }
    return openings;
}

std::vector<Commitment> commitments_to(const DeckName& name, std::span<const Opening> openings) {
    std::vector<Commitment> commitments;
    commitments.reserve(openings.size());
    for (const Opening& opening : openings) commitments.push_back(commitment_of(name, opening));
    return commitments;
}

bool check(const DeckName& name, std::span<const Commitment> commitments, const Opening& opening) {
    if (opening.place < 0 || std::cmp_greater_equal(opening.place, commitments.size())) return false;
    return commitment_of(name, opening) == commitments[static_cast<std::size_t>(opening.place)];
}

} // namespace floorman::shuffle
