import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { SITE_DIR } from '../../content/paths/siteDir';
import { copyFolder, copyProject } from '../versions/workspace/copyProject';
import { linkModules } from '../versions/workspace/linkModules';
import { addPages } from './addPages';

/** Folder for copies and builds; ignored by Git, removed by `npm run clear`. */
export const BENCH_DIR = path.join(SITE_DIR, '.cache', 'bench-build');

/**
 * Creates a copy of this project with additional pages and without caches.
 * @param count number of added pages
 * @returns its folder
 */
export function makeCopy(count: number): string {
  const copy = path.join(BENCH_DIR, 'ours');
  copyProject(SITE_DIR, copy);
  copyFolder(path.join(SITE_DIR, 'docs'), path.join(copy, 'docs'));
  linkModules(path.join(SITE_DIR, 'node_modules'), path.join(copy, 'node_modules'));
  addPages(copy, count);
  return copy;
}

/**
 * Changes a sentence of a page, as an author would between two builds.
 * @param siteDir folder of the site
 * @param file path of the page, relative to it
 */
export function editSentence(siteDir: string, file: string): void {
  const target = path.join(siteDir, file);
  const text = readText(target);
  fs.writeFileSync(target, `${text.trimEnd()}\n\nThis sentence is new.\n`);
}
