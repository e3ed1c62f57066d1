import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { makePageRule } from '../../content/mdx/makePageRule';

/** Recompiles a page when the data of one of its tables change. */
export default function comparisonsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'comparisons',
    configureWebpack: () => ({
      mergeStrategy: { 'module.rules': 'append' },
      module: {
        rules: [makePageRule(path.join(__dirname, 'comparisonLoader.ts'), { siteDir })],
      },
    }),
  };
}
