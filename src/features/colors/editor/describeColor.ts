import type { Theme } from '@mui/material/styles';
import {
  CONTRAST_THRESHOLD,
  type ColorScheme,
  type PaletteRole,
} from '../../../design/tokens';
import { measureContrast } from './measureContrast';

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
