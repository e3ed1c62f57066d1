import path from 'node:path';
import { hashFiles } from '../../../content/cache/hashFiles';
import { openTextCache, type TextCache } from '../../../content/cache/openTextCache';
import { getProjectDir } from '../../../content/versions/getProjectDir';
import { printMarkdown } from './markdown';

/**
 * Files that determine the output: the versions of the packages, and the printer's
 * options.
 */
const MAKERS = ['package-lock.json', 'plugins/markdown-pages/markdown/markdown.ts'];

type Print = typeof printMarkdown;

/**
 * Wraps `printMarkdown` with a cache that persists between builds: printing is half of
 * the work for a page, and after a change all pages but one usually consist of the same
 * nodes. The text only depends on the nodes.
 * @param siteDir root of the project, or of the workspace of an older version
 * @param name identifies the build, so that concurrent builds have separate caches
 * @param make prints nodes that are not cached
 */
export function cacheMarkdown(
  siteDir: string,
  name: string,
  make: Print = printMarkdown,
): { print: Print; save: TextCache['save'] } {
  const projectDir = getProjectDir(siteDir);
  const cache = openTextCache(
    path.join(projectDir, '.cache', 'kept', `markdown-${name}.json`),
    hashFiles(MAKERS.map((file) => path.join(projectDir, file))),
  );
  return {
    print: (nodes) => cache.get(JSON.stringify(nodes), () => make(nodes)),
    save: cache.save,
  };
}
