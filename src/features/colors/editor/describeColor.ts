import type { Theme } from '@mui/material/styles';
import {
  CONTRAST_THRESHOLD,
  type ColorScheme,
  type PaletteRole,
} from '../../../design/tokens';
import { measureContrast } from './measureContrast';

export const SHADES = ['main', 'light', 'dark', 'contrastText'] as const;

export interface ColorFigures {
  /** What MUI derives of the color, as CSS colors. */
  shades: Record<(typeof SHADES)[number], string>;
  /** Contrast of `contrastText` on `main`. */
  text: number;
  /** Contrast of `main` on the background of the page. */
  page: number;
}

/** What a role looks like in a scheme of a theme, and how well it can be seen. */
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

/** Below this, graphics, large text and controls cannot be told from their ground: WCAG 1.4.11. */
export const isTooLow = (ratio: number): boolean => ratio < CONTRAST_THRESHOLD;
