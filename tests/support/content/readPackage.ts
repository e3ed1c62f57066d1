import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';

export interface PackageFields {
  version: string;
  license: string;
  engines?: Record<string, string>;
  bugs?: { url: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  exports?: Record<string, unknown>;
  scripts?: Record<string, string>;
}

/** The folder of an installed package of `@mui`, such as `x-data-grid`. */
export const packageDir = (name: string): string =>
  path.join(SITE_DIR, 'node_modules/@mui', name);

export const readPackage = (name: string): PackageFields =>
  JSON.parse(
    fs.readFileSync(path.join(packageDir(name), 'package.json'), 'utf8'),
  ) as PackageFields;

export const COMMUNITY = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];
const PRO = COMMUNITY.map((name) => `${name}-pro`);
export const COMMERCIAL = [...PRO, 'x-data-grid-premium'];

/** The text of one file of an installed package of `@mui`, without comments. */
export const readCode = (name: string, file: string): string =>
  fs
    .readFileSync(path.join(packageDir(name), file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');
