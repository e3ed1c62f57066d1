import path from 'node:path';

/** Root of the project. */
export const SITE_DIR = path.resolve(__dirname, '../..');

/** Output folder of `npm run build`. */
export const BUILD_DIR = path.join(SITE_DIR, 'build');

/** Docusaurus's command line script, to be run with the current Node. */
export const DOCUSAURUS_BIN = path.join(
  SITE_DIR,
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
);
