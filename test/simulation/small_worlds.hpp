#pragma once
// Small worlds: every sequence of acts at tables of a few chips, each node checked against the auditor.

namespace simulation {

// Plays them all and compares the counts of nodes and ends with test/simulation/small_worlds.tsv; `write` replaces that
// file. The exit status: 0 when engine and auditor agree everywhere and the counts are the same.
int run_worlds(bool write);

} // namespace simulation
