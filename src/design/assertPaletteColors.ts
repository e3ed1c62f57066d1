/** A palette color that a reader chose; MUI derives the missing shades. */
export interface PaletteColor {
  main: string;
  light?: string;
  dark?: string;
  contrastText?: string;
}

/** Colors by their name in the palette: `primary`, `secondary`, … */
export type PaletteColors = Readonly<Record<string, PaletteColor>>;

/**
 * Asserts that each color has a string `main`.
 * @throws TypeError that names the first color without one and shows its value
 */
export function assertPaletteColors(colors: unknown): asserts colors is PaletteColors {
  if (!isRecord(colors)) {
    throw new TypeError(
      `Palette colors must be an object, but ${show(colors)} was given`,
    );
  }
  for (const [name, color] of Object.entries(colors)) {
    if (!isRecord(color) || typeof color.main !== 'string') {
      throw new TypeError(
        `The palette color "${name}" needs a string \`main\`, but ${show(color)} was given`,
      );
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
};
