import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Compiles a page again when what its notes about translations say changes. */
export default function translationsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'translations',
    configureWebpack: () => ({
      mergeStrategy: { 'module.rules': 'append' },
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: ['docs', 'i18n'].map(
              (folder) => path.join(siteDir, folder) + path.sep,
            ),
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'translationLoader.ts'),
                options: { siteDir },
              },
            ],
          },
        ],
      },
    }),
  };
}
