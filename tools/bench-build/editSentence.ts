import fs from 'node:fs';
import path from 'node:path';

/**
 * Changes one sentence of a page, as an author would between two builds.
 * @param siteDir of the site
 * @param file the page, from there
 */
export function editSentence(siteDir: string, file: string): void {
  const target = path.join(siteDir, file);
  const text = fs.readFileSync(target, 'utf8');
  fs.writeFileSync(target, `${text.trimEnd()}\n\nThis sentence is new.\n`);
}
