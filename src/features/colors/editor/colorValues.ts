import {
  decomposeColor,
  getContrastRatio,
  hslToRgb,
  recomposeColor,
  rgbToHex,
  type Theme,
} from '@mui/material/styles';
import {
  type ColorScheme,
  CONTRAST_THRESHOLD,
  type PaletteRole,
} from '../../../design/tokens';

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

/** Converts a color to `#rrggbb` for a native color field; transparency is dropped. */
export function toHex(color: string): string {
  const rgb = decomposeColor(color).type.startsWith('hsl') ? hslToRgb(color) : color;
  return rgbToHex(rgb.startsWith('#') ? expand(rgb) : rgb).slice(0, 7);
}

const expand = (hex: string): string =>
  hex.length > 5 ? hex : `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}`;

/**
 * The WCAG contrast ratio of two colors, from 1 to 21, truncated to two digits so that it
 * is never overstated. Unlike MUI's own function, it composites a translucent foreground
 * first.
 */
export function measureContrast(foreground: string, background: string): number {
  const { type, values, colorSpace } = decomposeColor(foreground);
  if (type !== 'rgba') return cut(getContrastRatio(foreground, background));
  const ground = decomposeColor(background).values;
  const [red, green, blue, alpha = 1] = values as number[];
  const mixed = [red!, green!, blue!].map((value, index) =>
    Math.round(value * alpha + Number(ground[index]) * (1 - alpha)),
  ) as [number, number, number];
  const shown = recomposeColor({ type: 'rgb', values: mixed, colorSpace });
  return cut(getContrastRatio(shown, background));
}

const cut = (ratio: number): number => Math.floor(ratio * 100) / 100;

export const SHADES = ['main', 'light', 'dark', 'contrastText'] as const;

export interface ColorFigures {
  /** Shades that MUI derives from the color, as CSS colors. */
  shades: Record<(typeof SHADES)[number], string>;
  /** Contrast of `contrastText` on `main`. */
  text: number;
  /** Contrast of `main` against the background of the page. */
  page: number;
}

/** Describes the colors of a role in one scheme of a theme, and their contrast. */
export function describeColor(
  theme: Theme,
  scheme: ColorScheme,
  role: PaletteRole,
): ColorFigures {
  const palette = theme.colorSchemes[scheme]?.palette;
  if (!palette) throw new Error(`The theme has no ${scheme} scheme.`);
  const { main, light, dark, contrastText } = palette[role];
  return {
    shades: { main, light, dark, contrastText },
    text: measureContrast(contrastText, main),
    page: measureContrast(main, palette.background.default),
  };
}

/**
 * Below this, graphics, large text and controls are hard to distinguish from the
 * background: WCAG 1.4.11.
 */
export const isTooLow = (ratio: number): boolean => ratio < CONTRAST_THRESHOLD;
