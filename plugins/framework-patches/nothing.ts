// Replaces modules that pages do not need. It has no exports, so any export can be
// imported.
