import { FONT_FILE, FONT_NAME } from '../../src/design/tokens';

/**
 * The site's font as a `@font-face` rule for the head. `optional` with a preload means
 * that a page uses it from the first paint or not at all, so that text does not shift
 * when it loads late. The file has the characters of `unicode-range`, the weights from
 * 400 to 700, and the features that browsers apply by default, plus `tnum`: half the size
 * of the full font.
 * @param baseUrl base of the site, with leading and trailing slashes
 */
export const renderFontFace = (baseUrl: string): string =>
  `@font-face{font-family:"${FONT_NAME}";font-style:normal;font-display:optional;font-weight:400 700;src:url(${baseUrl}${FONT_FILE}) format("woff2");unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD}`;
