import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { copyFolder, copyProject } from '../versions/workspace/copyProject';
import { linkFolder } from '../versions/workspace/linkFolder';
import { addPages } from './addPages';
import { BENCH_DIR } from './benchDir';

/**
 * Creates a copy of this project with additional pages and without caches.
 * @param count number of added pages
 * @returns its folder
 */
export function makeCopy(count: number): string {
  const copy = path.join(BENCH_DIR, 'ours');
  copyProject(SITE_DIR, copy);
  copyFolder(path.join(SITE_DIR, 'docs'), path.join(copy, 'docs'));
  linkPackages(path.join(SITE_DIR, 'node_modules'), path.join(copy, 'node_modules'));
  addPages(copy, count);
  return copy;
}

/**
 * Links each package separately, so that the copy does not share the bundler cache of the
 * project.
 */
function linkPackages(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from))
    if (name !== '.cache') linkFolder(path.join(from, name), path.join(to, name));
}
