import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../text/readText';

/**
 * Packages that readers install; the license package is a dependency of the commercial
 * ones.
 */
const DOCUMENTED = /^@mui\/(x-(?!license)|material$)/;

const readPackage = (file: string): Record<string, unknown> => JSON.parse(readText(file));

/**
 * Reads the installed versions of the documented packages, by their published names.
 * @param siteDir folder with the site's package.json and node_modules
 * @throws Error with the name of a package that is required but not installed
 */
export function readPackageVersions(siteDir: string): Record<string, string> {
  const { dependencies } = readPackage(path.join(siteDir, 'package.json'));
  const names = Object.keys(dependencies as object).filter((name) =>
    DOCUMENTED.test(name),
  );
  return Object.fromEntries(
    names.map((name) => {
      const file = path.join(siteDir, 'node_modules', name, 'package.json');
      if (!fs.existsSync(file))
        throw new Error(
          `${name} is not installed. Install the packages: npm ci --ignore-scripts`,
        );
      return [name, String(readPackage(file).version)];
    }),
  );
}
