import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createDocsTheme } from '../../src/design/createDocsTheme';
import { FONT_FILE } from '../../src/design/tokens';
import { renderFontFace } from './renderFontFace';
import { renderTokensCss } from './renderTokensCss';

/**
 * Writes the MUI theme as CSS variables into a stylesheet that every page has, and puts the
 * font into the head. The shell and
 * the demos then share one palette, and neither needs MUI's runtime to know it.
 */
export default function designTokensPlugin({
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'design-tokens', 'tokens.css');
  return {
    name: 'design-tokens',
    async loadContent() {
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, renderTokensCss(createDocsTheme()));
    },
    getClientModules: () => [file],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            href: `${baseUrl}${FONT_FILE}`,
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
          },
        },
        { tagName: 'style', innerHTML: renderFontFace(baseUrl) },
      ],
    }),
  };
}
