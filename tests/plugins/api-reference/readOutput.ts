import fs from 'node:fs';
import path from 'node:path';
import type { ApiIndex, ApiPage } from '../../../src/types/api';

export const ROOT = path.resolve(__dirname, '../../..');
export const OUTPUT = path.join(ROOT, 'docs/api');

export const readJson = <T>(file: string): T =>
  JSON.parse(fs.readFileSync(path.join(OUTPUT, file), 'utf8')) as T;

export const readIndex = (): ApiIndex => readJson<ApiIndex>('index.json');

/** All pages that the index names. */
export const readPages = (): ApiPage[] =>
  readIndex().products.flatMap(({ product, pages }) =>
    pages.map(({ slug }) => readJson<ApiPage>(`${product}/${slug}.json`)),
  );
