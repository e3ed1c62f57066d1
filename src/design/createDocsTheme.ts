import {
  createTheme,
  getOverlayAlpha,
  type Overlays,
  type Theme,
} from '@mui/material/styles';
import { assertPaletteColors, type PaletteColors } from './assertPaletteColors';
import { DENSE_COMPONENTS } from './denseComponents';
import {
  BASE_FONT_SIZE,
  BORDER_RADIUS,
  BREAKPOINTS,
  type ColorScheme,
  CONTRAST_THRESHOLD,
  DARK_ELEVATION,
  type Direction,
  DURATIONS,
  FONT_FAMILY,
  PALETTE_ROLES,
  PALETTES,
  SPACING,
  TONAL_OFFSET,
  Z_INDEX,
} from './tokens';

/** Theme options that a reader may change; every field defaults to the site's value. */
export interface DocsThemeOptions {
  direction?: Direction;
  /** Base spacing in px. */
  spacing?: number;
  /** Uses small sizes wherever a component offers them. */
  dense?: boolean;
  /** Custom colors by role, the same in both schemes; MUI derives the missing shades. */
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

/** MUI's overlays of surfaces by elevation, in the color of the site. */
const DARK_OVERLAYS = Array.from({ length: 25 }, (_, elevation) => {
  if (elevation === 0) return 'none';
  const color = `rgba(${DARK_ELEVATION} / ${getOverlayAlpha(elevation)})`;
  return `linear-gradient(${color}, ${color})`;
}) as Overlays;

/**
 * A grid that is higher than its rows draws the line below the last row as the upper
 * border of an element that fills the rest. If the rest is less than 8 px high, which is
 * 100% here, that border is cut off: the frame of the grid follows right below it.
 */
const GRID_STYLES = {
  root: {
    '& .MuiDataGrid-virtualScroller > .MuiDataGrid-filler > *': {
      clipPath: 'inset(clamp(0px, (8px - 100%) * 9, 1px) 0 0)',
    },
  },
};

/** Other keys would replace values that are no role's color, such as `text` or `mode`. */
const pickRoles = (colors: PaletteColors) =>
  Object.fromEntries(
    PALETTE_ROLES.filter((role) => Object.hasOwn(colors, role)).map((role) => [
      role,
      colors[role]!,
    ]),
  );

/**
 * Creates the MUI theme of the site. It contains both schemes as CSS variables that
 * follow Docusaurus's own `data-theme` attribute, so switching needs neither a second
 * theme tree nor a script:
 * https://mui.com/material-ui/customization/css-theme-variables/usage/
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
      dark: { ...paletteOf('dark', paletteColors), overlays: DARK_OVERLAYS },
    },
    direction,
    spacing,
    shape: { borderRadius: BORDER_RADIUS },
    breakpoints: { values: { ...BREAKPOINTS } },
    zIndex: { ...Z_INDEX },
    transitions: { duration: { ...DURATIONS } },
    typography: { fontFamily: FONT_FAMILY, fontSize: BASE_FONT_SIZE },
    components: {
      ...(dense && DENSE_COMPONENTS),
      MuiDataGrid: {
        ...(dense && DENSE_COMPONENTS.MuiDataGrid),
        styleOverrides: GRID_STYLES,
      },
    },
  });
}

/**
 * The same theme with one scheme's palette as plain values, for components that read
 * `theme.palette.mode` in JavaScript (charts choose series colors that way). The CSS
 * variables stay, so styles keep following the attribute. `colorSchemes` is omitted: with
 * it MUI's ThemeProvider would write the `data-theme` attribute and the stored mode
 * itself, which the site does. Without it, `applyStyles` would find no scheme, so it is
 * implemented here, which also works for a demo in another scheme than the page around
 * it.
 */
export function themeForScheme(theme: Theme, scheme: ColorScheme): Theme {
  const { colorSchemes, ...rest } = theme;
  const chosen = colorSchemes?.[scheme];
  return {
    ...rest,
    applyStyles: (requested, styles) => (requested === scheme ? styles : {}),
    palette: { ...theme.palette, ...chosen?.palette, mode: scheme },
  } as Theme;
}

/** CSS variables of a scheme: values by name, such as `--mui-palette-primary-main`. */
export type SchemeVariables = Record<string, string>;

/** Reads the CSS variables that a theme of `createDocsTheme` defines for each scheme. */
export function readSchemeVariables(theme: Theme): Record<ColorScheme, SchemeVariables> {
  const found = { light: {}, dark: {} };
  for (const sheet of theme.generateStyleSheets()) {
    for (const [selector, declarations] of Object.entries(sheet)) {
      const scheme = (Object.keys(PALETTES) as ColorScheme[]).find((name) =>
        selector.includes(`[data-theme="${name}"]`),
      );
      if (scheme) Object.assign(found[scheme], declarations);
    }
  }
  return found;
}

/**
 * Default props that render overlays inside an element instead of at the end of the page,
 * where another theme or document may apply.
 */
export const containOverlays = (container: HTMLElement | null) => ({
  MuiPopper: { defaultProps: { container } },
  MuiPopover: { defaultProps: { container } },
  MuiModal: { defaultProps: { container } },
});
