import fs from 'node:fs';
import path from 'node:path';
import { listHoisted } from './listHoisted';

const SCOPE = '@mui';
const VERSIONED = /^x-/;
const ALIAS = /-v\d+$/;

/**
 * Finds the installed packages of an older major, by their published names. They are
 * installed under aliases (`@mui/x-data-grid-v7`), and each alias has its own copy of its
 * dependencies, unless the project has the same version. For a package that is a
 * dependency of a higher plan, the copy of that plan is used: otherwise a React context
 * of one copy would not be found by the other.
 * @param modules a `node_modules` folder
 * @returns folders by unscoped name, such as `x-data-grid`
 * @throws Error if no package of that major is installed
 */
export function findPackages(modules: string, major: number): Map<string, string> {
  const scope = path.join(modules, SCOPE);
  const suffix = `-v${major}`;
  const aliases = fs.readdirSync(scope).filter((name) => name.endsWith(suffix));
  if (aliases.length === 0)
    throw new Error(
      `No package of version ${major} is installed. package.json needs them under aliases that end in "${suffix}", such as @mui/x-charts${suffix}: npm install --save-dev --save-exact @mui/x-charts${suffix}@npm:@mui/x-charts@${major}`,
    );
  const found = new Map(
    aliases.map((name) => [name.slice(0, -suffix.length), path.join(scope, name)]),
  );
  // The plan with the most nested packages comes last, and thus takes precedence.
  const needed = aliases
    .map((name) => path.join(scope, name))
    .map((alias) => [...listHoisted(alias, modules), ...listNested(alias)])
    .sort((a, b) => a.length - b.length)
    .flat();
  for (const [name, folder] of needed) found.set(name, folder);
  return found;
}

const listNested = (alias: string): [name: string, folder: string][] => {
  const scope = path.join(alias, 'node_modules', SCOPE);
  if (!fs.existsSync(scope)) return [];
  return fs.readdirSync(scope).map((name) => [name, path.join(scope, name)]);
};

/** Whether an unscoped name is a package that differs between majors. */
export const isVersioned = (name: string): boolean =>
  VERSIONED.test(name) && !ALIAS.test(name);
