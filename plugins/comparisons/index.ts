import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Where pages are that may have a table of data. */
const DOCS_FOLDERS = ['docs', 'versioned_docs', 'i18n'];

/** Compiles a page again when the data of one of its tables changes. */
export default function comparisonsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'comparisons',
    configureWebpack: () => ({
      mergeStrategy: { 'module.rules': 'append' },
      module: {
        rules: [
          {
            test: /\.mdx$/,
            // Docusaurus reads `include` of every rule for MDX, and breaks on one without it.
            include: DOCS_FOLDERS.map((folder) => path.join(siteDir, folder) + path.sep),
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'comparisonLoader.ts'),
                options: { siteDir },
              },
            ],
          },
        ],
      },
    }),
  };
}
