import path from 'node:path';
import { hashFiles } from '../../../content/cache/hashFiles';
import { openKeptTexts, type KeptTexts } from '../../../content/cache/openTextCache';
import { getProjectDir } from '../../../content/versions/getProjectDir';
import { printMarkdown } from './printMarkdown';

/** Whatever turns nodes into a text: the packages in their versions, and their settings. */
const MAKERS = ['package-lock.json', 'plugins/markdown-pages/markdown/printMarkdown.ts'];

type Print = typeof printMarkdown;

/**
 * Writes nodes as `printMarkdown` does, and keeps the texts for the next build: printing is half
 * of the work for a page, and after a changed sentence all pages but one are made of the same
 * nodes. The nodes are all that a text depends on.
 * @param siteDir root of the project, or of the workspace of an older version
 * @param name of what is built: two builds at a time keep theirs apart
 * @param make prints what is not kept
 */
export function keepMarkdown(
  siteDir: string,
  name: string,
  make: Print = printMarkdown,
): { print: Print; save: KeptTexts['save'] } {
  const projectDir = getProjectDir(siteDir);
  const kept = openKeptTexts(
    path.join(projectDir, '.cache', 'kept', `markdown-${name}.json`),
    hashFiles(MAKERS.map((file) => path.join(projectDir, file))),
  );
  return {
    print: (nodes) => kept.get(JSON.stringify(nodes), () => make(nodes)),
    save: kept.save,
  };
}
