import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type Theme } from '@mui/material/styles';
import { assertPaletteColors, type PaletteColors } from './assertPaletteColors';
import { DENSE_COMPONENTS } from './denseComponents';
import {
  BASE_FONT_SIZE,
  BORDER_RADIUS,
  BREAKPOINTS,
  CONTRAST_THRESHOLD,
  DURATIONS,
  FONT_FAMILY,
  PALETTE_ROLES,
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
  /** Small sizes wherever a component offers them. */
  dense?: boolean;
  /** Own colors by their role, the same in both schemes; MUI derives the shades that are absent. */
  paletteColors?: PaletteColors;
}

const paletteOf = (scheme: ColorScheme, colors: PaletteColors) => ({
  palette: {
    ...PALETTES[scheme],
    ...pickRoles(colors),
    contrastThreshold: CONTRAST_THRESHOLD,
    tonalOffset: TONAL_OFFSET,
  },
});

/** Other names would exchange what is no color of a role, such as `text` or `mode`. */
const pickRoles = (colors: PaletteColors) =>
  Object.fromEntries(
    PALETTE_ROLES.filter((role) => Object.hasOwn(colors, role)).map((role) => [
      role,
      colors[role]!,
    ]),
  );

/**
 * Makes the MUI theme of the site. Both schemes are in it as CSS variables that follow
 * Docusaurus's own `data-theme` attribute, so neither a second theme tree nor a script is
 * needed to switch: https://mui.com/material-ui/customization/css-theme-variables/usage/
 * @throws TypeError for a palette color without a string `main`, naming it
 */
export function createDocsTheme(options: DocsThemeOptions = {}): Theme {
  const { direction = 'ltr', spacing = SPACING, dense = false } = options;
  const { paletteColors = {} } = options;
  assertPaletteColors(paletteColors);
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: paletteOf('light', paletteColors),
      dark: paletteOf('dark', paletteColors),
    },
    direction,
    spacing,
    shape: { borderRadius: BORDER_RADIUS },
    breakpoints: { values: { ...BREAKPOINTS } },
    zIndex: { ...Z_INDEX },
    transitions: { duration: { ...DURATIONS } },
    typography: { fontFamily: FONT_FAMILY, fontSize: BASE_FONT_SIZE },
    components: dense ? DENSE_COMPONENTS : {},
  });
}

/**
 * The same theme with one scheme's palette as its plain values, for components that read
 * `theme.palette.mode` in JavaScript (charts choose series colors that way). The CSS
 * variables stay, so styles keep following the attribute. `colorSchemes` is left out: with it
 * MUI's ThemeProvider would write the `data-theme` attribute and the stored mode itself, and
 * both belong to the shell. Without it `applyStyles` would find no scheme at all, so it is
 * settled here, which also holds for a demo in another scheme than the page around it.
 */
export function themeForScheme(theme: Theme, scheme: ColorScheme): Theme {
  const { colorSchemes, ...rest } = theme;
  const chosen = colorSchemes?.[scheme];
  return {
    ...rest,
    applyStyles: (asked, styles) => (asked === scheme ? styles : {}),
    palette: { ...theme.palette, ...chosen?.palette, mode: scheme },
  } as Theme;
}
