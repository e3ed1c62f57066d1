import fs from 'node:fs';
import path from 'node:path';

const PAGE_FILE = /\.mdx?$/;

/**
 * The ids of the pages below a folder: their paths without extension, with `/` on every
 * system. Names that begin with `_` are partials, which the site does not serve.
 * @returns an empty list if the folder does not exist
 */
export function listPageIds(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => PAGE_FILE.test(file))
    .map((file) => file.split(path.sep).join('/').replace(PAGE_FILE, ''))
    .filter((id) => !id.split('/').some((segment) => segment.startsWith('_')))
    .sort();
}
