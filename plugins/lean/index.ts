import type { Plugin } from '@docusaurus/types';

/** Brings the browser's highlighter, which nothing uses: plugins/code highlights at build time. */
const HIGHLIGHTER = require.resolve(
  '@docusaurus/theme-classic/lib/prism-include-languages.js',
);

/** Leaves out of every page's script what the stock theme loads and this site does not use. */
export default function leanPlugin(): Plugin {
  return {
    name: 'lean',
    configureWebpack: () => ({ resolve: { alias: { [HIGHLIGHTER]: false } } }),
  };
}
