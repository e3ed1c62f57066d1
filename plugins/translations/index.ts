import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Compiles a translated page again when its English page changes. */
export default function translationsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'translations',
    configureWebpack: () => ({
      mergeStrategy: { 'module.rules': 'append' },
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: [path.join(siteDir, 'i18n') + path.sep],
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
