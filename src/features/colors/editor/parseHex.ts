/**
 * Parses a hex color as typed: three or six digits, with or without `#`.
 * @returns `#rrggbb` in lower case; null if it is not a hex color
 */
export function parseHex(text: string): string | null {
  const [, digits] = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(text) ?? [];
  if (!digits) return null;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits;
  return `#${[...six].join('').toLowerCase()}`;
}
