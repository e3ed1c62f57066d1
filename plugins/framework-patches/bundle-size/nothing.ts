// In the place of modules that a page does not need. Without an export, so that any can be asked for.
