import fs from 'node:fs';
import path from 'node:path';
import { linkFolder } from './linkFolder';

/** Folder that tools use in `node_modules`, which must not be shared. */
const OWN = '.cache';

/**
 * Creates the `node_modules` of a copy of the project from links to the installed
 * packages.
 */
export function linkModules(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to, { recursive: true });
  for (const name of fs.readdirSync(from))
    if (name !== OWN) linkFolder(path.join(from, name), path.join(to, name));
}
