import fs from 'node:fs';
import path from 'node:path';
import { linkFolder } from './linkFolder';

/** Folder that tools use in the workspace, which must not be shared. */
const OWN = '.cache';
/** The packages of the version, except for tools that support all majors. */
const VERSIONED = /^@mui\/(?!x-codemod$)/;

/**
 * Creates the `node_modules` of a workspace, in which the names of the packages that an
 * older major was frozen with link to those, and all other names to the packages of the
 * project. Node, the bundler, TypeScript and Jest then resolve the correct packages
 * without further configuration.
 * @param modules `node_modules` of the project
 * @param frozen `node_modules` of the older major
 * @param names packages of the major that are listed in its package.json
 */
export function linkPackages(
  modules: string,
  frozen: string,
  names: readonly string[],
  workspace: string,
): void {
  const target = path.join(workspace, 'node_modules');
  fs.mkdirSync(target, { recursive: true });
  // Links to scopes as a whole, and to packages that are gone.
  for (const name of fs.readdirSync(target))
    if (name !== OWN) fs.rmSync(path.join(target, name), { recursive: true });
  const shared = listModules(modules).filter((name) => !VERSIONED.test(name));
  // Also dependencies that the project lacks, whose licenses the build looks up.
  const own = listModules(frozen).filter(
    (name) => names.includes(name) || !shared.includes(name),
  );
  const folders = new Map([
    ...shared.map((name) => [name, path.join(modules, name)] as const),
    ...own.map((name) => [name, path.join(frozen, name)] as const),
  ]);
  for (const [name, folder] of folders) {
    const link = path.join(target, name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    linkFolder(folder, link);
  }
}

/** Names in a `node_modules` folder, those of packages with their scopes. */
const listModules = (modules: string): string[] =>
  fs
    .readdirSync(modules)
    .filter((name) => name !== OWN)
    .flatMap((name) =>
      name.startsWith('@')
        ? fs.readdirSync(path.join(modules, name)).map((each) => `${name}/${each}`)
        : [name],
    );
