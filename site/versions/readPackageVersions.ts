import fs from 'node:fs';
import path from 'node:path';
import { getVersionName, type Version } from '../../src/config/versions';

/** What readers install; the license package comes with the commercial ones. */
const DOCUMENTED = /^@mui\/(x-(?!license)|material$)/;
const ALIAS = /-v\d+$/;

const readPackage = (file: string): Record<string, unknown> =>
  JSON.parse(fs.readFileSync(file, 'utf8'));

/**
 * The installed versions of the packages that a version documents, by their published names.
 * Those of a version that is not the current one are installed under aliases that end in its
 * name: `@mui/x-data-grid-v7`.
 * @param siteDir folder with the site's package.json and node_modules
 * @throws Error that names a package which is required but not installed
 */
export function readPackageVersions(
  siteDir: string,
  version: Version,
): Record<string, string> {
  const { dependencies } = readPackage(path.join(siteDir, 'package.json'));
  const suffix = version.status === 'current' ? '' : `-${getVersionName(version)}`;
  const names = Object.keys(dependencies as object)
    .filter((name) => (suffix ? name.endsWith(suffix) : !ALIAS.test(name)))
    .map((name) => name.slice(0, name.length - suffix.length))
    .filter((name) => DOCUMENTED.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const installed = name + suffix;
      const file = path.join(siteDir, 'node_modules', installed, 'package.json');
      if (!fs.existsSync(file))
        throw new Error(`${installed} is not installed. Install it with: npm install`);
      return [name, String(readPackage(file).version)];
    }),
  );
}
