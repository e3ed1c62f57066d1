import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createDocsTheme } from '../../src/design/createDocsTheme';
import { FONT_FILE } from '../../src/design/tokens';
import { listShellVariables } from './listShellVariables';
import { renderFontFace } from './renderFontFace';
import { splitTokensCss } from './renderTokensCss';

/**
 * Writes the MUI theme as CSS variables, and adds the font to the head. The shell and the
 * demos then share one palette without needing MUI's runtime. Variables that the shell
 * uses are in a stylesheet that every page has; the others, in `demos.css`, are loaded
 * with demos.
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
