import type { Plugin } from '@docusaurus/types';

/** Loads the highlighter. It has no exports, so any other module can replace it. */
const HIGHLIGHTER = require.resolve(
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
);

/** Removes the highlighter from the browser: plugins/mdx highlights at build time. */
export const noPrism = (): Plugin => ({
  name: 'no-prism',
  configureWebpack: () => ({
    resolve: { alias: { [HIGHLIGHTER]: require.resolve('./nothing.ts') } },
  }),
});
