import fs from 'node:fs';
import path from 'node:path';

/**
 * Changes a sentence of a page, as an author would between two builds.
 * @param siteDir folder of the site
 * @param file path of the page, relative to it
 */
export function editSentence(siteDir: string, file: string): void {
  const target = path.join(siteDir, file);
  const text = fs.readFileSync(target, 'utf8');
  fs.writeFileSync(target, `${text.trimEnd()}\n\nThis sentence is new.\n`);
}
