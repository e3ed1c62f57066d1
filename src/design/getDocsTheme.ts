import type { Theme } from '@mui/material/styles';
import {
  createDocsTheme,
  themeForScheme,
  type DocsThemeOptions,
} from './createDocsTheme';
import type { ColorScheme } from './tokens';

/** Themes in use at one time: both schemes and directions, and as many of a demo's own look. */
const LIMIT = 8;
const known = new Map<string, Theme>();

/**
 * The theme of the site in one scheme: for the same options the same object. Making one takes
 * milliseconds, and with an object that it knows MUI need not compute its styles anew, so the
 * demos of a page share it.
 * @throws TypeError for a palette color without a string `main`, naming it
 */
export function getDocsTheme(options: DocsThemeOptions, scheme: ColorScheme): Theme {
  const { direction, spacing, dense, paletteColors } = options;
  const key = JSON.stringify([scheme, direction, spacing, dense, paletteColors]);
  const theme = known.get(key) ?? themeForScheme(createDocsTheme(options), scheme);
  // The one that was asked for last goes last.
  known.delete(key);
  known.set(key, theme);
  for (const oldest of [...known.keys()].slice(0, -LIMIT)) known.delete(oldest);
  return theme;
}
