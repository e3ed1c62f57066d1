import fs from 'node:fs';
import path from 'node:path';
import { linkFolder } from '../workspace/linkFolder';

/** What tools of the copy keep there is their own. */
const OWN = '.cache';
const SCOPE = '@mui';

/**
 * Gives the copy a `node_modules` as it will be after the cut: what is installed, and the
 * packages of the present version under their aliases too.
 * @param modules `node_modules` of the project
 * @param aliases names with their scope, such as `@mui/x-charts-v8`
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
