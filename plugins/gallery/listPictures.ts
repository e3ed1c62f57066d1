import fs from 'node:fs';
import path from 'node:path';
import { PICTURE_FOLDER } from '../../src/config/gallery';

/** Where the pictures are. */
export const getPictureDir = (siteDir: string): string =>
  path.join(siteDir, 'static', PICTURE_FOLDER);

const FILE = /^([\w.-]+)\.([0-9a-f]{8})\.(light|dark)\.webp$/;

/**
 * The pictures that are there: for each demo the hash of the source that they show. A picture
 * counts once both schemes have it.
 * @returns hashes by the id of the demo; an empty map where the folder is missing
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
