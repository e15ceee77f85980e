#pragma once
// Examples: hands whose answers the rules themselves give. The auditor answers them before it judges anybody.

namespace simulation {

// Prints what the auditor gets wrong; true when it is right about all.
bool auditor_knows_the_examples();

} // namespace simulation
