import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Theme } from '@mui/material/styles';
import {
  BASE_FONT_SIZE,
  BORDER_RADIUS,
  BREAKPOINTS,
  CONTRAST_THRESHOLD,
  DURATIONS,
  FONT_FAMILY,
  PALETTES,
  SPACING,
  TONAL_OFFSET,
  Z_INDEX,
  type ColorScheme,
  type Direction,
} from './tokens';

/** What a reader may change about the theme; every field has the site's default. */
export interface DocsThemeOptions {
  direction?: Direction;
  /** Base spacing in px. */
  spacing?: number;
}

const paletteOf = (scheme: ColorScheme) => ({
  palette: {
    ...PALETTES[scheme],
    contrastThreshold: CONTRAST_THRESHOLD,
    tonalOffset: TONAL_OFFSET,
  },
});

/**
 * Makes the MUI theme of the site. Both schemes are in it as CSS variables that follow
 * Docusaurus's own `data-theme` attribute, so neither a second theme tree nor a script is
 * needed to switch: https://mui.com/material-ui/customization/css-theme-variables/usage/
 */
export function createDocsTheme(options: DocsThemeOptions = {}): Theme {
  const { direction = 'ltr', spacing = SPACING } = options;
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: { light: paletteOf('light'), dark: paletteOf('dark') },
    direction,
    spacing,
    shape: { borderRadius: BORDER_RADIUS },
    breakpoints: { values: { ...BREAKPOINTS } },
    zIndex: { ...Z_INDEX },
    transitions: { duration: { ...DURATIONS } },
    typography: { fontFamily: FONT_FAMILY, fontSize: BASE_FONT_SIZE },
  });
}

/**
 * The same theme with one scheme's palette as its plain values, for components that read
 * `theme.palette.mode` in JavaScript (charts choose series colors that way). The CSS
 * variables stay, so styles keep following the attribute. `colorSchemes` is left out: with it
 * MUI's ThemeProvider would write the `data-theme` attribute and the stored mode itself, and
 * both belong to the shell.
 */
export function themeForScheme(theme: Theme, scheme: ColorScheme): Theme {
  const { colorSchemes, ...rest } = theme;
  const chosen = colorSchemes?.[scheme];
  return {
    ...rest,
    palette: { ...theme.palette, ...chosen?.palette, mode: scheme },
  } as Theme;
}
