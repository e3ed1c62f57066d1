import fs from 'node:fs';
import path from 'node:path';
import { listApiPages } from '../../../plugins/api-reference/pages/listApiPages';
import { toPlainMarkdown } from './toPlainMarkdown';

/** A page as a site without this one's features would have it. */
export interface PlainPage {
  /** Path below the folder of pages, without the end of the file's name. */
  id: string;
  text: string;
}

/**
 * All pages of this site for a site to compare with, so that what grows with the number of
 * pages is the same in both. Of the reference there are titles and descriptions alone.
 * @param siteDir this project
 */
export function listPlainPages(siteDir: string): PlainPage[] {
  const docsDir = path.join(siteDir, 'docs');
  const guides = fs
    .readdirSync(docsDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      id: file
        .replace(/\.mdx$/, '')
        .split(path.sep)
        .join('/'),
      text: toPlainMarkdown(fs.readFileSync(path.join(docsDir, file), 'utf8')),
    }));
  const reference = listApiPages(docsDir).map(({ id, title, description }) => ({
    id,
    text: `---\n${JSON.stringify({ title, description }, null, 2)}\n---\n`,
  }));
  return [...guides, ...reference];
}
