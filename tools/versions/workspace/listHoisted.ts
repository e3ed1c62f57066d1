import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';

const VERSIONED = /^@mui\/(x-.*)/;

/**
 * Lists the versioned packages that an alias resolves next to itself: npm hoists them if
 * the project has the version that the alias requires.
 * @param alias folder of a package
 * @param modules `node_modules` folder that contains it
 * @returns folders by unscoped name
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
    readText(path.join(folder, 'package.json')),
  ) as { dependencies?: Record<string, string> };
  return Object.keys(dependencies).flatMap((name) => VERSIONED.exec(name)?.[1] ?? []);
}
