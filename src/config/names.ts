/** Shorter names fit into every column, so they need no line breaks. */
export const MIN_BREAKABLE_NAME = 14;
