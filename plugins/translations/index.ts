import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { makePageRule } from '../../content/mdx/makePageRule';

/** Recompiles a page when its translation notes change. */
export default function translationsPlugin({
  siteDir,
  generatedFilesDir,
}: LoadContext): Plugin {
  const startFile =
    process.env.NODE_ENV === 'production'
      ? undefined
      : path.join(generatedFilesDir, 'translations/started.txt');
  return {
    name: 'translations',
    async loadContent() {
      if (!startFile) return;
      await fs.mkdir(path.dirname(startFile), { recursive: true });
      await fs.writeFile(startFile, new Date().toISOString());
    },
    configureWebpack: () => ({
      mergeStrategy: { 'module.rules': 'append' },
      module: {
        rules: [
          makePageRule(path.join(__dirname, 'translationLoader.ts'), {
            siteDir,
            startFile,
          }),
        ],
      },
    }),
  };
}
