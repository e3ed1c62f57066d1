import fs from 'node:fs';
import path from 'node:path';
import { readApiJson } from '../paths/readApiJson';
import type { ApiIndex } from '../../src/types/api';

const PAGE_FILE = /\.mdx?$/;

/**
 * Lists the ids of the pages in a folder: their paths without extension, with `/` on
 * every platform. Files that begin with `_` are partials, which are not served. Reference
 * pages are not included, because they are generated from data.
 * @returns an empty list if the folder does not exist
 */
export function listPageIds(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const written = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => PAGE_FILE.test(file))
    .map((file) => file.split(path.sep).join('/').replace(PAGE_FILE, ''))
    .filter((id) => !id.split('/').some((segment) => segment.startsWith('_')));
  return [...written, ...listApiIds(folder)].sort();
}

function listApiIds(folder: string): string[] {
  const file = path.join(folder, 'api/index.json');
  if (!fs.existsSync(file)) return [];
  const { products } = readApiJson<ApiIndex>(file);
  return products.flatMap(({ product, pages }) =>
    ['index', ...pages.map(({ slug }) => slug)].map((name) => `api/${product}/${name}`),
  );
}
