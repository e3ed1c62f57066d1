import fs from 'node:fs';
import path from 'node:path';
import { findPackages, isVersioned } from './findPackages';
import { linkFolder } from './linkFolder';

const SCOPE = '@mui';
/** What tools of the workspace keep there is their own. */
const OWN = '.cache';
/** Tools that serve every major. */
const SHARED = new Set(['x-codemod']);

/**
 * Gives a workspace a `node_modules` in which the names of the documented packages lead to those
 * of an older major, and all other names to what is installed. Node, the bundler, TypeScript and
 * Jest then all find the right ones without a rule of their own.
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
