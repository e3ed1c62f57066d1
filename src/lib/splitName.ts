/** Shorter names fit into every column, so they need no line breaks. */
export const MIN_BREAKABLE_NAME = 14;

/**
 * Splits a name where a line may break: before each capital letter.
 * @returns the parts in order; joined they are the name
 */
export const splitName = (name: string): string[] =>
  name.match(/[^A-Za-z\d]*[A-Z]+[^A-Z]*|[^A-Z]+/g) ?? [];
