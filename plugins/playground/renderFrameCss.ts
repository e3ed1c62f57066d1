import fs from 'node:fs';
import path from 'node:path';
import { createDocsTheme } from '../../src/design/createDocsTheme';
import { FONT_FAMILY, FONT_FILE, FONT_NAME } from '../../src/design/tokens';
import { renderTokensCss } from '../theming/renderTokensCss';

const SITE_DIR = path.resolve(__dirname, '../..');

/**
 * Styles of the frame: the site's theme as variables, and its font as data, because a
 * frame with an opaque origin may not load fonts from a host without CORS headers. Until
 * its script has set a color scheme, the background is transparent, to avoid a white
 * flash in dark mode.
 */
export function renderFrameCss(): string {
  const font = fs
    .readFileSync(path.join(SITE_DIR, 'static', FONT_FILE))
    .toString('base64');
  return `@font-face{font-family:"${FONT_NAME}";font-style:normal;font-display:swap;font-weight:400 700;src:url(data:font/woff2;base64,${font}) format("woff2")}
${renderTokensCss(createDocsTheme())}
html{color-scheme:light;overflow:hidden}
html[data-theme=dark]{color-scheme:dark}
body{margin:0;color:var(--mui-palette-text-primary);background:var(--mui-palette-background-paper);font:400 1rem/1.65 ${FONT_FAMILY}}
html:not([data-theme]) body{background:none}
#root{position:relative;padding:1.5rem}
.candidate{position:absolute;inset:1.5rem 1.5rem auto;visibility:hidden}
@media (max-width:600px){#root{padding:1rem .75rem}.candidate{inset:1rem .75rem auto}}
`;
}
