import { createHash } from 'node:crypto';

/** Begins with `_`, so that it is not a page. */
export const DIGEST_FILE = '_digest.md';

/**
 * Renders a Markdown file that changes with the data. The search plugin names its index
 * after a hash of the Markdown files in docs, which pages generated from data do not
 * have: without this file, a browser could keep the index of an older reference.
 * @param files contents by path
 */
export function renderDigest(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${file}\n${content}\n`);
  }
  return `<!-- Generated: names the search index, see plugins/api-reference/write/renderDigest.ts -->\n\n${hash.digest('hex')}\n`;
}
