import path from 'node:path';

/** Root of the project. */
export const SITE_DIR = path.resolve(__dirname, '../..');

/** Where `npm run build` leaves the site. */
export const BUILD_DIR = path.join(SITE_DIR, 'build');

/** Docusaurus's own command line, run with the Node that runs this. */
export const DOCUSAURUS_BIN = path.join(
  SITE_DIR,
  'node_modules/@docusaurus/core/bin/docusaurus.mjs',
);
