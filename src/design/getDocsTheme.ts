import type { Theme } from '@mui/material/styles';
import {
  createDocsTheme,
  themeForScheme,
  type DocsThemeOptions,
} from './createDocsTheme';
import type { ColorScheme } from './tokens';

/**
 * Maximum number of cached themes: both schemes and directions, and as many for demos
 * with their own appearance.
 */
const LIMIT = 8;
const known = new Map<string, Theme>();

/**
 * The site's theme in one scheme: the same object for the same options. Creating a theme
 * takes milliseconds, and MUI reuses computed styles for a known object, so the demos of
 * a page share it.
 * @throws TypeError for a palette color without a string `main`, naming it
 */
export function getDocsTheme(options: DocsThemeOptions, scheme: ColorScheme): Theme {
  const { direction, spacing, dense, paletteColors } = options;
  const key = JSON.stringify([scheme, direction, spacing, dense, paletteColors]);
  const theme = known.get(key) ?? themeForScheme(createDocsTheme(options), scheme);
  // The most recently used theme goes last.
  known.delete(key);
  known.set(key, theme);
  for (const oldest of [...known.keys()].slice(0, -LIMIT)) known.delete(oldest);
  return theme;
}
