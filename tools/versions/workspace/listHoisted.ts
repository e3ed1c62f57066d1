import fs from 'node:fs';
import path from 'node:path';

const VERSIONED = /^@mui\/(x-.*)/;

/**
 * The versioned packages that an alias needs and finds beside itself: npm installs them once
 * where the project has the version that the alias asks for.
 * @param alias folder of a package
 * @param modules `node_modules` in which it is
 * @returns names below the scope, with their folders
 */
export function listHoisted(
  alias: string,
  modules: string,
): [name: string, folder: string][] {
  const found = new Map<string, string>();
  const open = [alias];
  for (let folder = open.pop(); folder; folder = open.pop())
    for (const name of readNeeded(folder)) {
      const shared = path.join(modules, '@mui', name);
      if (fs.existsSync(path.join(alias, 'node_modules', '@mui', name))) continue;
      if (found.has(name) || !fs.existsSync(shared)) continue;
      found.set(name, shared);
      open.push(shared);
    }
  return [...found];
}

function readNeeded(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies).flatMap((name) => VERSIONED.exec(name)?.[1] ?? []);
}
