/** Loaded when somebody asks for the theme in the console: it brings MUI along. */
import type { Theme } from '@mui/material/styles';
import { HTML_ATTRIBUTES } from '../../config/preferences';
import { getDocsTheme } from '../../design/getDocsTheme';
import { readSavedTheme } from '../preferences';

/** The theme as the reader has set it; the same object until a setting changes. */
export function readTheme(): Theme {
  const html = document.documentElement;
  const scheme = html.getAttribute(HTML_ATTRIBUTES.scheme) === 'dark' ? 'dark' : 'light';
  const direction =
    html.getAttribute(HTML_ATTRIBUTES.direction) === 'rtl' ? 'rtl' : 'ltr';
  const options = { ...readSavedTheme(), direction } as const;
  return getDocsTheme(options, scheme);
}
