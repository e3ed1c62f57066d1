import type { LoadContext, Plugin } from '@docusaurus/types';
import { readdirSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { createDocsTheme } from '../../src/design/createDocsTheme';
import {
  CODE_FONT_FILE,
  CODE_FONT_NAME,
  FONT_FILE,
  FONT_NAME,
} from '../../src/design/tokens';
import { splitTokensCss } from './renderTokensCss';

/**
 * A font of the site as a `@font-face` rule for the head. `optional` with a preload means
 * that a page uses it from the first paint or not at all, so that text does not shift
 * when it loads late. A file has the characters of `unicode-range` that the font has, and
 * the weights from 400 to 700. Inter has the features that browsers apply by default, plus
 * `tnum`; JetBrains Mono has none, since ligatures would hide what code says.
 * @param name the font family
 * @param url address of the file
 */
const renderFontFace = (name: string, url: string): string =>
  `@font-face{font-family:"${name}";font-style:normal;font-display:optional;font-weight:400 700;src:url(${url}) format("woff2");unicode-range:U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2190-2193,U+2212,U+2215,U+FEFF,U+FFFD}`;

const FONTS = [
  [FONT_NAME, FONT_FILE],
  [CODE_FONT_NAME, CODE_FONT_FILE],
] as const;

/** Rendered into the HTML by the server, and never rendered in the browser. */
const STATIC_PALETTE = path.resolve(
  __dirname,
  '../../src/features/colors/StaticPalette.tsx',
);
const NO_MODULE = require.resolve('../framework-patches/nothing.ts');

/**
 * Writes the MUI theme as CSS variables, and adds the fonts to the head. The shell and the
 * demos then share one palette without needing MUI's runtime. Variables that the shell
 * uses are in a stylesheet that every page has; the others, in `demos.css`, are loaded
 * with demos. The palette of the page of colors is rendered by the server alone.
 */
export default function designTokensPlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'design-tokens');
  const file = path.join(folder, 'tokens.css');
  return {
    name: 'design-tokens',
    async loadContent() {
      const { shell, demos } = splitTokensCss(
        createDocsTheme(),
        listShellVariables(siteDir),
      );
      await fs.mkdir(folder, { recursive: true });
      await fs.writeFile(file, shell);
      await fs.writeFile(path.join(folder, 'demos.css'), demos);
    },
    getClientModules: () => [file],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { resolve: { alias: { [STATIC_PALETTE]: NO_MODULE } } },
    injectHtmlTags: () => ({
      headTags: [
        ...FONTS.map(([, file]) => ({
          tagName: 'link',
          attributes: {
            rel: 'preload',
            href: `${baseUrl}${file}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
        })),
        {
          tagName: 'style',
          innerHTML: FONTS.map(([name, file]) =>
            renderFontFace(name, `${baseUrl}${file}`),
          ).join(''),
        },
      ],
    }),
  };
}

const VARIABLE = /--mui-[\w-]+/g;

/**
 * Lists the design variables that the site's own styles use. All others are only used by
 * MUI's components, and thus by demos.
 * @param siteDir folder of the site that is built
 */
export function listShellVariables(siteDir: string): Set<string> {
  const src = path.join(siteDir, 'src');
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:css|tsx?)$/.test(file),
  );
  return new Set(
    files.flatMap((file) => readText(path.join(src, file)).match(VARIABLE) ?? []),
  );
}
