import fs from 'node:fs';
import path from 'node:path';
import { isPublished, listSubpaths } from './listSubpaths';
import {
  ICONS_PACKAGE,
  MODULE_FOLDERS,
  PACKAGES_WITH_SUBPATHS,
  SINGLE_MODULES,
} from './offeredPackages';

/**
 * Renders the module with everything that edited code may import, which loads each part
 * on demand. Its type is in `src/features/playground/frame/registry.d.ts`.
 * @param iconShards names of the files in the folder `icons` next to the module
 */
export function renderRegistry(modulesDir: string, iconShards: string[]): string {
  const installed = (name: string) => fs.existsSync(path.join(modulesDir, name));
  const singles = SINGLE_MODULES.filter((name) => installed(packageOf(name)));
  const published = PACKAGES_WITH_SUBPATHS.flatMap((name) => {
    const subpaths = listSubpaths(name, modulesDir);
    if (!subpaths) return [];
    // A license package without a main entry only has subpaths.
    return [name, ...subpaths.map((subpath) => `${name}/${subpath}`)];
  });
  const small = MODULE_FOLDERS.filter(installed).flatMap((folder) =>
    fs
      .readdirSync(path.join(modulesDir, folder))
      .filter((file) => file.endsWith('.js'))
      .map((file) => file.slice(0, -'.js'.length))
      .filter((file) => isPublished(packageOf(folder), `${folder}/${file}`, modulesDir))
      .map((file) => `${folder}/${file}`),
  );
  const packages = new Set([...singles.map(packageOf), ...published.map(packageOf)]);
  if (iconShards.length > 0) packages.add(ICONS_PACKAGE);
  return `export const packages = ${JSON.stringify([...packages].sort())};
export const modules = {
${[...singles, ...published, ...small].map((name) => renderLoader(name, name)).join('')}};
export const icons = {
${iconShards.map((name) => renderLoader(name, `./icons/${name}.json`)).join('')}};
`;
}

const renderLoader = (key: string, request: string): string =>
  `  ${JSON.stringify(key)}: () => import(${JSON.stringify(request)}),\n`;

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
