import type { CodeVariant, Styling } from '../types/demo';

/** One year, in seconds. */
export const COOKIE_MAX_AGE = 31_536_000;

export const COOKIES = {
  codeVariant: 'codeVariant',
  codeStyling: 'codeStyling',
  paletteColors: 'paletteColors',
} as const;

/** Cookies store these display names, which other sites of the domain also use. */
export const CODE_VARIANT_NAMES: Record<CodeVariant, 'TS' | 'JS'> = {
  ts: 'TS',
  js: 'JS',
};
export const STYLING_NAMES: Record<Styling, 'MUI System' | 'Tailwind' | 'CSS'> = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
};

export const DEFAULT_CODE_VARIANT: CodeVariant = 'ts';
export const DEFAULT_STYLING: Styling = 'system';

/** Keys of localStorage, shared by all languages of the site. */
export const STORAGE_KEYS = {
  mode: 'mui-mode',
  direction: 'docs-direction',
  dense: 'docs-dense',
  spacing: 'docs-spacing',
  demoLanguage: 'docs-demo-language',
  colorCss: 'docs-color-css',
} as const;

/**
 * Prefix of what `colorCss` stores. Increase it when the tokens or MUI change what is
 * derived from a color: stored values are then computed again.
 */
export const COLOR_CSS_VERSION = 1;

/** The page that edits the colors, below the site's base. */
export const COLORS_PAGE = '/design-system/colors/';

/** Id of the style element with the reader's colors. */
export const COLOR_STYLE_ID = 'docs-colors';

/** Docusaurus keeps a copy of the mode under this name and the namespace of the language. */
export const DOCUSAURUS_MODE_KEY = 'theme';

/**
 * Attributes of <html> that hold what is applied; styles, demos and hooks follow them.
 */
export const HTML_ATTRIBUTES = {
  scheme: 'data-theme',
  mode: 'data-theme-choice',
  direction: 'dir',
  density: 'data-density',
} as const;

export const DENSITY_NAMES = { dense: 'dense', normal: 'normal' } as const;

/** The custom property that MUI's theme takes its spacing from. */
export const SPACING_PROPERTY = '--mui-spacing';

/** Maximum spacing in the settings and in storage, in px. */
export const MAX_SPACING = 20;

export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

export const DARK_SCHEME_QUERY = '(prefers-color-scheme: dark)';

/** The language of the texts in demos unless the reader chooses one: the page's. */
export const PAGE_LANGUAGE = 'page';

/** Channels on which tabs notify each other of changes. */
export const TAB_CHANNELS = {
  code: 'docs-code-preferences',
  theme: 'docs-theme-preferences',
} as const;
