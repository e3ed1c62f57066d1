import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { makePageRule } from '../../site/mdx/makePageRule';

/** Compiles a page again when what its notes about translations say changes. */
export default function translationsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'translations',
    configureWebpack: () => ({
      mergeStrategy: { 'module.rules': 'append' },
      module: {
        rules: [makePageRule(path.join(__dirname, 'translationLoader.ts'), siteDir)],
      },
    }),
  };
}
