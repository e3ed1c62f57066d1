import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { copyFolder, copyProject } from '../versions/workspace/copyProject';
import { linkFolder } from '../versions/workspace/linkFolder';
import { addPages } from './addPages';
import { BENCH_DIR } from './benchDir';

/**
 * A copy of this project with pages more, and no cache of any earlier build.
 * @param count how many pages are added
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

/** Links each package, so that the bundler's cache of the project is not that of the copy. */
function linkPackages(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.mkdirSync(to);
  for (const name of fs.readdirSync(from))
    if (name !== '.cache') linkFolder(path.join(from, name), path.join(to, name));
}
