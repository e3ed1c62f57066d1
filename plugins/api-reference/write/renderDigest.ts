import { createHash } from 'node:crypto';

/** Begins with `_`, so that it is no page. */
export const DIGEST_FILE = '_digest.md';

/**
 * A Markdown file that changes with the data. The search plugin names its index by the Markdown
 * files of the docs, and pages that are made of data have none: without this one, a browser
 * could keep the index of an earlier reference.
 * @param files path to content
 */
export function renderDigest(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`${file}\n${content}\n`);
  }
  return `<!-- Generated: names the search index, see plugins/api-reference/write/renderDigest.ts -->\n\n${hash.digest('hex')}\n`;
}
