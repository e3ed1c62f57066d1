import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { findPackages } from './findPackages';

interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/**
 * Creates the `package.json` of a workspace: that of the project, with the versions of
 * the documented packages in the workspace. Sandboxes and pages get their versions from
 * it.
 * @param text content of the project's file
 * @param modules `node_modules` of the project
 */
export function rewritePackageFile(text: string, modules: string, major: number): string {
  const file = JSON.parse(text) as PackageFile;
  const packages = findPackages(modules, major);
  const dependencies = Object.entries(file.dependencies).flatMap(
    ([name, version]): [string, string][] => {
      const folder = packages.get(name.replace('@mui/', ''));
      if (folder) return [[name, readVersion(folder)]];
      return /^@mui\/x-/.test(name) ? [] : [[name, version]];
    },
  );
  return `${JSON.stringify({ ...file, dependencies: Object.fromEntries(dependencies) }, null, 2)}\n`;
}

const readVersion = (folder: string): string =>
  (
    JSON.parse(readText(path.join(folder, 'package.json'))) as {
      version: string;
    }
  ).version;
