import fs from 'node:fs';
import path from 'node:path';
import { tryDecode } from '../../src/lib/tryDecode';
import { findSourceFolder } from './findSourceFolder';

const NOT_RELATIVE = /^(?:[/\\#?]|@site\/|[a-z][a-z\d+.-]*:)/i;

/**
 * Finds the file of a picture with a relative address: beside the page, or for a
 * translation beside its English page, unless the translation has a picture of its own.
 * @returns undefined if there is none, or the address is not relative
 */
export function findPicture(
  url: string,
  pageFile: string,
  siteDir: string,
): string | undefined {
  if (url === '' || NOT_RELATIVE.test(url)) return undefined;
  const name = tryDecode(url.replace(/[?#].*$/, ''));
  return [path.dirname(pageFile), findSourceFolder(pageFile, siteDir)]
    .map((folder) => path.join(folder, name))
    .find((file) => fs.existsSync(file));
}
