/** Shorter names fit into every column, so no line needs to break inside of them. */
export const MIN_BREAKABLE_NAME = 14;
