import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { resolveFrozen } from '../../../content/versions/frozenPackages';

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

/** A package of a frozen version, such as `@mui/x-charts@7`, and a path in it. */
const FROZEN = /^(@mui\/[\w-]+)@(\d+)/;

/** The path of an installed package; `@mui/x-charts@7` is that of version 7. */
export function resolvePackage(name: string): string {
  const [spec = '', published = '', major = ''] = FROZEN.exec(name) ?? [];
  return spec
    ? resolveFrozen(major, published) + name.slice(spec.length)
    : path.join(SITE_DIR, 'node_modules', name);
}

/** Loads an installed package, such as `@mui/x-charts/locales` or `@mui/x-charts@7`. */
export const loadPackage = <Parts = unknown>(name: string): Record<string, Parts> =>
  jest.requireActual(FROZEN.test(name) ? resolvePackage(name) : name);

/** The folder of an installed package of `@mui`, such as `x-data-grid`, or `x-charts@7`. */
export const packageDir = (name: string): string => resolvePackage(`@mui/${name}`);

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
