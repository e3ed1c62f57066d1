/** Loaded when `theme` is accessed in the console: it includes MUI. */
import type { Theme } from '@mui/material/styles';
import { HTML_ATTRIBUTES } from '../../config/preferences';
import { getDocsTheme } from '../../design/getDocsTheme';
import { readSavedTheme } from '../preferences';

/** The theme with the reader's settings; the same object until a setting changes. */
export function readTheme(): Theme {
  const html = document.documentElement;
  const scheme = html.getAttribute(HTML_ATTRIBUTES.scheme) === 'dark' ? 'dark' : 'light';
  const direction =
    html.getAttribute(HTML_ATTRIBUTES.direction) === 'rtl' ? 'rtl' : 'ltr';
  const options = { ...readSavedTheme(), direction } as const;
  return getDocsTheme(options, scheme);
}
