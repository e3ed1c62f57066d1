import fs from 'node:fs';
import path from 'node:path';
import { findPackages, isVersioned } from './findPackages';
import { linkFolder } from './linkFolder';

const SCOPE = '@mui';
/** Folder that tools use in the workspace, which must not be shared. */
const OWN = '.cache';
/** Tools that support all majors. */
const SHARED = new Set(['x-codemod']);

/**
 * Creates the `node_modules` of a workspace, in which the names of the documented
 * packages link to those of an older major, and all other names to the installed
 * packages. Node, the bundler, TypeScript and Jest then resolve the correct packages
 * without further configuration.
 * @param modules `node_modules` of the project
 * @throws Error if no package of that major is installed
 */
export function linkPackages(modules: string, workspace: string, major: number): void {
  const target = path.join(workspace, 'node_modules');
  const scope = path.join(target, SCOPE);
  fs.mkdirSync(scope, { recursive: true });
  for (const name of fs.readdirSync(modules))
    if (name !== OWN && name !== SCOPE)
      linkFolder(path.join(modules, name), path.join(target, name));
  const packages = findPackages(modules, major);
  for (const name of fs.readdirSync(path.join(modules, SCOPE)))
    if (!isVersioned(name) || SHARED.has(name))
      linkFolder(path.join(modules, SCOPE, name), path.join(scope, name));
  for (const [name, folder] of packages) linkFolder(folder, path.join(scope, name));
}
