import fs from 'node:fs';
import path from 'node:path';
import { linkFolder } from '../workspace/linkFolder';

/** Folder that tools use in the copy, which must not be shared. */
const OWN = '.cache';
const SCOPE = '@mui';

/**
 * Creates the `node_modules` of the copy as it will be after the cut: the installed
 * packages, plus the packages of the current version under their aliases.
 * @param modules `node_modules` of the project
 * @param aliases scoped names, such as `@mui/x-charts-v8`
 * @throws Error if a package is not installed
 */
export function linkModules(
  modules: string,
  folder: string,
  aliases: readonly string[],
): void {
  const target = path.join(folder, 'node_modules');
  fs.mkdirSync(path.join(target, SCOPE), { recursive: true });
  for (const name of fs.readdirSync(modules))
    if (name !== OWN && name !== SCOPE)
      linkFolder(path.join(modules, name), path.join(target, name));
  for (const name of fs.readdirSync(path.join(modules, SCOPE)))
    linkFolder(path.join(modules, SCOPE, name), path.join(target, SCOPE, name));
  for (const alias of aliases) {
    const installed = path.join(modules, alias.replace(/-v\d+$/, ''));
    if (!fs.existsSync(installed))
      throw new Error(
        `${installed} is missing. Install the packages: npm ci --ignore-scripts`,
      );
    linkFolder(installed, path.join(target, alias));
  }
}
