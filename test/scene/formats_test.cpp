// TOML, JSON and PHH: one meaning, exact numbers, and errors in their place.

#include "scene/reading.hpp"
#include "text/complaint.hpp"
#include "text/json_tree.hpp"
#include "text/toml_tree.hpp"

namespace floorman {
namespace {

// ---- Numbers --------------------------------------------------------------------------------------------------------

TEST(PlainDecimal, KeepsWhatWasWritten) {
    const auto plain = [](std::string_view written) { return plain_decimal(written).value_or("none"); };
    EXPECT_EQ(plain("0"), "0");
    EXPECT_EQ(plain("0.10"), "0.10");
    EXPECT_EQ(plain("-117.5"), "-117.5");
    EXPECT_EQ(plain("+1_000.50"), "1000.50");
    EXPECT_EQ(plain("1e3"), "1000");
    EXPECT_EQ(plain("1.5E+3"), "1500");
    EXPECT_EQ(plain("1.50e2"), "150");
    EXPECT_EQ(plain("2.5e0"), "2.5");
    EXPECT_EQ(plain("1e-2"), "0.01");
    EXPECT_EQ(plain("12.5e-3"), "0.0125");
    EXPECT_EQ(plain("125e-2"), "1.25");
    EXPECT_EQ(plain("1e-05"), "0.00001");
    EXPECT_EQ(plain("0e9"), "0000000000");
    EXPECT_EQ(plain("inf"), "inf");
    EXPECT_EQ(plain("+inf"), "inf");
    EXPECT_EQ(plain("-inf"), "-inf");
    EXPECT_EQ(plain("nan"), "nan");
}

TEST(PlainDecimal, RefusesWhatIsNoAmount) {
    for (const std::string_view written : {"", "-", ".", "e3", "1e", "1e99999999999", "1e61", "1.2.3", "0x10", "1-2", "ten"})
        EXPECT_FALSE(plain_decimal(written).has_value()) << written;
    EXPECT_FALSE(plain_decimal(std::string(61, '1')).has_value());
}

TEST(Numbers, NeverPassThroughADouble) {
    for (const std::string_view written : {"0.1", "117.5", "0.30", "1.10", "123456789.123456789", "9007199254740993", "1e2"}) {
        const std::string expected = *plain_decimal(written);
        EXPECT_EQ(toml_tree(joined("x = ", written)).find("x")->text, expected);
        EXPECT_EQ(json_tree(joined("{\"x\": ", written, "}")).find("x")->text, expected);
    }
    EXPECT_EQ(json_tree("{\"x\": 18446744073709551616}").find("x")->text, "18446744073709551616");
}

TEST(Numbers, AreFoundWhereverTheyStandInALine) {
    const Node tree = toml_tree(
        "'\u00e9\u00fc' = ['\u00e9', 0.10, 12.5 ,\t1e3, inf]\r\nx = { a = 1.50, b.c = 2.5 }\n[t]\ny = +0.250 # 3.5\n");
    const std::vector<Node>& items = tree.find("\u00e9\u00fc")->items;
    EXPECT_EQ(items[1].text, "0.10");
    EXPECT_EQ(items[2].text, "12.5");
    EXPECT_EQ(items[3].text, "1000");
    EXPECT_EQ(items[4].text, "inf");
    EXPECT_EQ(tree.find("x")->find("a")->text, "1.50");
    EXPECT_EQ(tree.find("x")->find("b")->find("c")->text, "2.5");
    EXPECT_EQ(tree.find("t")->find("y")->text, "0.250");
    EXPECT_EQ(toml_tree("\xEF\xBB\xBFx = 0.10").find("x")->text, "0.10");
}

// ---- One meaning ----------------------------------------------------------------------------------------------------

constexpr std::string_view corpus[] = {
    "starting_stacks = [1000, 500]",
    "players = ['Ann', 'Bo \"B\" \u00e9']\nstarting_stacks = [inf, 117.5]\nblinds = [0.5, 1]\nactions = ['Ann says \"raise\" and "
    "puts out 25', '# no']",
    "players = ['A', 'B', 'C', 'D']\nstarting_stacks = [9, 9, 9, 9]\nblinds_or_straddles = [0.10, 0.25, -0.25, 1]\nante = 0.05",
    "starting_stacks = [900, 900, 900]\nblinds = [5, 10]\nstraddle = [{ by = 'p3', to = 20 }]\nposts = { p1 = { live = 1, dead = "
    "2 } }\nantes = [0, 10, 0]",
    "starting_stacks = [900, 900]\nvariant = 'FT'\nblinds = [10, 20]\nkill = { by = 'p1', kind = 'half' }\nevent = { kind = "
    "'tournament', players_left = 2 }",
    "starting_stacks = [900, 900, 900]\ngame = 'stud8'\nstructure = 'spread'\nspread = [1, 4]\nbring_in = 1\nstreet = "
    "'fourth'\npot = 12\nfirst = 'p2'\n"
    "hole_cards = { p1 = '????KsKd' }",
    "starting_stacks = [900, 900]\nstreet = 'turn'\nboard = '2c3c4c5c'\naway = ['p2']\nfront = { p1 = [25, '2x5'] }\nunit = 5\n"
    "house = { raise_cap = 3, chip_unit = 25, check_raise = false, reopening = 'half_bet' }",
    "starting_stacks = [1e3, 900]\nrulebook = ['tda', 'wsop-2023', { book = 'h', amends = 'home', clause = [{ question = "
    "'raise_cap', answer = 7, instead_of = "
    "'raise_cap' }] }]\nfinishing_stacks = [900, 1000]\ntime = 12:30:00\n_x.y.z = 1.5",
};

TEST(Formats, TomlAndJsonMeanTheSame) {
    for (const std::string_view toml : corpus) {
        const std::string json = as_json(toml);
        EXPECT_EQ(written_down(spot_of(toml)), written_down(spot_of(json, "test.json"))) << json;
        EXPECT_EQ(written_down(spot_of(toml, "-")), written_down(spot_of(joined("\n ", json), "-")))
            << "its kind is seen from the text";
    }
}

TEST(Formats, TheDescriptionTellsScenesApart) {
    for (const std::string_view one : corpus)
        for (const std::string_view other : corpus)
            EXPECT_EQ(written_down(spot_of(one)) == written_down(spot_of(other)), one == other);
}

TEST(Formats, TheKindIsThatOfTheTextOrTheName) {
    EXPECT_EQ(why("{\"starting_stacks\": [1, 1]}", "x.scene.toml"), "");
    EXPECT_EQ(why("\xEF\xBB\xBF {\"starting_stacks\": [1, 1]}", "-"), "");
    EXPECT_EQ(why("starting_stacks = [1, 1]", "-"), "");
    EXPECT_NE(why("starting_stacks = [1, 1]", "x.json").find("this is not JSON"), std::string::npos);
}

// ---- Errors in their place ------------------------------------------------------------------------------------------

TEST(JsonErrors, HaveTheLine) {
    EXPECT_EQ(why("{\n\"starting_stacks\": [1, 1],\n\"pot\": -5\n}", "x.json"),
              "x.json:3: 'pot': '-5' is below 0; write an amount of 0 or more");
    EXPECT_EQ(why("{\n\"starting_stacks\": [1, 1],\n\"pot\":\n2.5,\n\"unit\": 1}", "x.json"),
              "x.json:4: 'pot': '2.5' is no whole number of the unit 1; write another amount, or a smaller 'unit'");
    EXPECT_EQ(why("{\n\"starting_stacks\": [1, 1],\n\"strete\": 1}", "x.json"),
              "x.json:3: unknown key 'strete'; did you mean 'street'?");
    EXPECT_EQ(why("{\n\"starting_stacks\": [1, 1],\n\"event\":\n{\"knid\": 1}}", "x.json"),
              "x.json:4: unknown key 'knid'; did you mean 'kind'?");
    EXPECT_EQ(why("{\n\"pot\": 1,\n\"pot\": 2}", "x.json"), "x.json:3: 'pot' stands here twice; leave one out");
    EXPECT_EQ(why("[1]", "x.json"), "x.json:1: 'scene' is a list; write a table in braces");
}

TEST(JsonErrors, NoJsonAtAll) {
    const std::string said = why("{\n\"pot\": 1,\n\"unit\" 2}", "x.json");
    EXPECT_TRUE(said.starts_with("x.json:3: this is not JSON: ")) << said;
    EXPECT_TRUE(said.ends_with("; mend it, or write the scene in TOML")) << said;
    for (const std::string_view text :
         {"", "{", "{\"a\":", "{\"a\": 1} x", "{\"a\": 01}", "{\"a\": \"\xFF\"}", "{\"a\": 1e999}", "nul", "{\"a\": [1,]}"})
        EXPECT_FALSE(why(text, "x.json").empty()) << text;
    EXPECT_NE(why("{\"pot\": 1e400, \"starting_stacks\": [1, 1]}", "-"), "");
}

TEST(TomlErrors, HaveTheLine) {
    const std::string said = why("starting_stacks = [1, 1]\npot = = 3");
    EXPECT_TRUE(said.starts_with("test.toml:2: this is not TOML: ")) << said;
    EXPECT_TRUE(said.ends_with("; mend the line, or write the scene in JSON")) << said;
    for (const std::string_view text : {"x", "x = ", "x = 1\nx = 2", "x = '\xFF'", "[x", "x = 99999999999999999999",
                                        "x = 1e999999999", "= 1", "x = {a=1", "\"\"\""})
        EXPECT_FALSE(why(text).empty()) << text;
}

TEST(Depth, NoTextIsTooDeep) {
    for (const std::size_t depth : {std::size_t{40}, std::size_t{300}, std::size_t{100'000}}) {
        std::string dotted, quoted_dots, header, lists, tables, json_lists, json_tables;
        for (std::size_t i = 0; i < depth; ++i) {
            dotted += "a.";
            quoted_dots += "'a' . ";
            header += "a.";
            lists += "[";
            tables += "{a=";
            json_lists += "[";
            json_tables += "{\"a\":";
        }
        for (const std::string& text : {dotted + "a = 1", quoted_dots + "a = 1", "[" + header + "a]", "a = " + lists,
                                        "a = " + tables, "[[" + header + "a]]"}) {
            const std::string said = why(text);
            EXPECT_NE(said.find("nested too deeply"), std::string::npos) << said;
        }
        for (const std::string& text : {json_lists, json_tables}) EXPECT_FALSE(why(text, "x.json").empty());
    }
}

TEST(Depth, DotsInTextAndNumbersAreNotDeep) {
    const std::string dots(200, '.');
    EXPECT_EQ(why("starting_stacks = [1, 1] # " + dots + "\n_a = '" + dots + "'\n_b = \"\\\"" + dots + "\"\n_c = '''\n" + dots +
                  "''" + dots + "'''\n_d = \"\"\"" + dots + "\"\"\""),
              "");
    std::string numbers = "_n = [";
    for (int i = 0; i < 200; ++i) numbers += "1.5, ";
    EXPECT_EQ(why("starting_stacks = [1, 1]\n" + numbers + "]"), "");
}

// ---- PHH ------------------------------------------------------------------------------------------------------------

constexpr std::string_view phh = R"(# A hand of three.
variant = 'NT'
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [0.10, 0.25, 0]
min_bet = 0.25
starting_stacks = [5.10, 18.65, 26.45]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 AsKd', 'p3 cbr 0.75', 'p1 f', 'p2 cc', 'd db Th9s4c', 'p2 cc', 'p3 cc', 'p2 sm', 'p3 sm AsKd']
venue = 'Somewhere'
event = 'A Series'
time = 00:00:02
time_zone_abbreviation = 'ET'
day = 1
month = 7
year = 2009
hand = 59937795576
seats = [9, 4, 5]
seat_count = 9
table = 'T1'
winnings = [0, 0, 1.60]
currency_symbol = '$'
_extra = { a = 1 }
)";

TEST(Phh, AFileIsAScene) {
    const Spot spot = spot_of(phh, "hand.phh");
    EXPECT_EQ(spot.source, "hand.phh");
    EXPECT_EQ(spot.players[2], "p3");
    EXPECT_EQ(spot.unit.text(Chips{1}), "0.01");
    EXPECT_EQ(spot.setup.stack[C], Chips{2645});
    EXPECT_EQ(spot.setup.stakes.min_bet, Chips{25});
    EXPECT_EQ(spot.actions.size(), 11U);
    for (const ActionLine& line : spot.actions) EXPECT_TRUE(read_line(line.text, spot).ok()) << line.text;
}

TEST(Phh, AFileOfSeveralHoldsOneATable) {
    const std::string several = "[2]\n" + std::string(phh) + "\n[10]\n" + std::string(phh) + "hand_is_over = 1\n";
    const Result<std::vector<Spot>, SceneError> broken = read_scenes(several, "hands.phhs");
    ASSERT_FALSE(broken.ok());
    EXPECT_TRUE(broken.error().what.starts_with("hands.phhs:48: unknown key 'hand_is_over'")) << broken.error().what;

    const Result<std::vector<Spot>, SceneError> read = read_scenes("[2]\n" + std::string(phh) + "\n[10]\n" + std::string(phh),
                                                                   "hands.phhs");
    ASSERT_TRUE(read.ok());
    ASSERT_EQ(read->size(), 2U);
    EXPECT_EQ((*read)[0].source, "hands.phhs#2") << "in the order of the file";
    EXPECT_EQ((*read)[1].source, "hands.phhs#10");
    EXPECT_EQ(written_down((*read)[0]), written_down((*read)[1]));
}

TEST(Phh, SeveralAreSeenFromTheTextToo) {
    const Result<std::vector<Spot>, SceneError> read = read_scenes(
        "[1]\nstarting_stacks = [1, 1]\n[2]\nstarting_stacks = [1, 1, 1]", "-");
    ASSERT_TRUE(read.ok());
    EXPECT_EQ(read->size(), 2U);
    const Result<std::vector<Spot>, SceneError> one = read_scenes("starting_stacks = [1, 1]", "-");
    ASSERT_TRUE(one.ok());
    EXPECT_EQ(one->size(), 1U);
    EXPECT_TRUE(read_scenes("", "none.phhs")->empty());
    EXPECT_EQ(read_scenes("x = 1\n[1]\nstarting_stacks = [1, 1]", "h.phhs").error().what,
              "h.phhs:1: 'x' stands outside of any hand; write each hand as a table, [1], [2] and so on");
}

} // namespace
} // namespace floorman
