/**
 * The design tokens, each defined once. `createDocsTheme` turns them into a MUI theme and
 * `plugins/theming` turns that theme into the CSS variables of the site.
 */
export const SPACING = 8; // px
export const BORDER_RADIUS = 12; // px
export const BASE_FONT_SIZE = 14; // px
export const CONTRAST_THRESHOLD = 3; // WCAG ratio
export const TONAL_OFFSET = 0.2;

/** Lower bounds of the screen classes, in px. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Stacking layers, from the page up. */
export const Z_INDEX = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;

/** Transition durations, in ms. */
export const DURATIONS = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 375,
  enteringScreen: 225,
  leavingScreen: 195,
} as const;

/** One variable font file for all weights, served from `static/`. */
export const FONT_NAME = 'Inter Variable';
export const FONT_FILE = 'fonts/inter-latin.woff2';

/** The font of code, in the same weights. */
export const CODE_FONT_NAME = 'JetBrains Mono Variable';
export const CODE_FONT_FILE = 'fonts/jetbrains-mono-latin.woff2';

export const FONT_FAMILY =
  '"Inter Variable", "Inter", system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif';

/** Brand and surface colors of the two schemes; everything else is derived by MUI. */
export const PALETTES = {
  light: {
    primary: { main: '#2257d6', light: '#5b84e8', dark: '#173d9c' },
    secondary: { main: '#8b2fc9' },
    success: { main: '#1b7f4b' },
    warning: { main: '#b35c00' },
    error: { main: '#c62839' },
    info: { main: '#0b72b9' },
    background: { default: '#ffffff', paper: '#ffffff' },
    text: { primary: '#1b2233', secondary: '#525d73' },
    // Translucent, because MUI derives table borders from it by lightening the opaque
    // color.
    divider: 'rgba(27, 34, 51, 0.14)',
    DataGrid: { bg: '#ffffff' },
  },
  dark: {
    primary: { main: '#8fb1ff', light: '#b5cbff', dark: '#628aec' },
    secondary: { main: '#d3a1f2' },
    success: { main: '#5fd39a' },
    warning: { main: '#f0b05a' },
    error: { main: '#ff8a94' },
    info: { main: '#6cc4f5' },
    background: { default: '#0f141d', paper: '#151b26' },
    text: { primary: '#e6eaf2', secondary: '#a3aec2' },
    divider: 'rgba(230, 234, 242, 0.14)',
    // The grid would mix gray from white. Both schemes need it: the variable has no default.
    DataGrid: { bg: '#1a2130' },
  },
} as const;

/** The color that dark surfaces get from their elevation; white would turn them gray. */
export const DARK_ELEVATION = '143 177 255';

/** The palette colors that a reader may replace. */
export const PALETTE_ROLES = [
  'primary',
  'secondary',
  'error',
  'warning',
  'info',
  'success',
] as const;
export type PaletteRole = (typeof PALETTE_ROLES)[number];

export type ColorScheme = keyof typeof PALETTES;
export type Direction = 'ltr' | 'rtl';
