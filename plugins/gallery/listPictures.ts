import fs from 'node:fs';
import path from 'node:path';
import { PICTURE_FOLDER } from '../../src/config/gallery';

/** Folder of the pictures. */
export const getPictureDir = (siteDir: string): string =>
  path.join(siteDir, 'static', PICTURE_FOLDER);

const FILE = /^([\w.-]+)\.([0-9a-f]{8})\.(light|dark)\.webp$/;

/**
 * Lists the existing pictures: for each demo the hash of the source that they show. A
 * picture must exist in both color schemes.
 * @returns hashes by demo id; an empty map if the folder does not exist
 */
export function listPictures(siteDir: string): Map<string, string> {
  const folder = getPictureDir(siteDir);
  const files = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
  const known = new Set(files);
  const pictures = new Map<string, string>();
  for (const file of files) {
    const [, name, hash, scheme] = FILE.exec(file) ?? [];
    if (!name || !hash || scheme !== 'light') continue;
    if (known.has(`${name}.${hash}.dark.webp`))
      pictures.set(name.replaceAll('.', '/'), hash);
  }
  return pictures;
}
