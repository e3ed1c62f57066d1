import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { listApiPages } from '../../../plugins/api-reference/pages/listApiPages';
import { toPlainMarkdown } from './toPlainMarkdown';

/** A page without the features of this site. */
export interface PlainPage {
  /** Path relative to the folder of pages, without the extension. */
  id: string;
  text: string;
}

/**
 * Lists all pages of this site for a comparable site, so that costs that grow with the
 * number of pages are the same in both. Reference pages only have titles and
 * descriptions.
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
      text: toPlainMarkdown(readText(path.join(docsDir, file))),
    }));
  const reference = listApiPages(docsDir).map(({ id, title, description }) => ({
    id,
    text: `---\n${JSON.stringify({ title, description }, null, 2)}\n---\n`,
  }));
  return [...guides, ...reference];
}
