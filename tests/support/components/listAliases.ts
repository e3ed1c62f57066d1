import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';

export interface Alias {
  /** Name of the package, as code imports it. */
  name: string;
  /** Folder in which that major is installed. */
  folder: string;
}

/**
 * Packages of another major: `@mui/x-charts` of version 7 is installed as
 * `@mui/x-charts-v7`.
 */
export function listAliases(major: string): Alias[] {
  const text = fs.readFileSync(path.join(SITE_DIR, 'package.json'), 'utf8');
  const { devDependencies } = JSON.parse(text) as {
    devDependencies: Record<string, string>;
  };
  const suffix = `-v${major}`;
  return Object.keys(devDependencies)
    .filter((alias) => alias.endsWith(suffix))
    .map((alias) => ({
      name: alias.slice(0, -suffix.length),
      folder: path.join(SITE_DIR, 'node_modules', alias),
    }));
}
