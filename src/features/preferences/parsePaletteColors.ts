import {
  assertPaletteColors,
  type PaletteColors,
} from '../../design/assertPaletteColors';

/**
 * The notations that MUI can parse: it throws on color names, and misreads colors whose
 * parts are not separated by commas.
 */
const COLOR =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl)a?\(\s*[\d.]+(?:\s*,\s*[\d.]+%?){2,3}\s*\))$/i;

/**
 * Parses the palette colors in a cookie.
 * @returns null if there are none or the text is invalid
 */
export function parsePaletteColors(text: string | null): PaletteColors | null {
  if (text === null) return null;
  try {
    return toPaletteColors(JSON.parse(text));
  } catch {
    return null;
  }
}

/** @returns null unless the value is a set of colors for a theme */
export function toPaletteColors(value: unknown): PaletteColors | null {
  try {
    assertPaletteColors(value);
    const shades = Object.values(value).flatMap((color) =>
      Object.values({ ...color } as Record<string, unknown>),
    );
    return shades.every((shade) => typeof shade === 'string' && COLOR.test(shade))
      ? value
      : null;
  } catch {
    return null;
  }
}
