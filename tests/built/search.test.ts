import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../site/paths/siteDir';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { SEARCH_FILES_FILE } from '../../src/config/machineFiles';
import { createEngine } from '../../src/features/search/engine';
import { listDocuments } from '../../src/features/search/engine/listDocuments';
import type { SearchFiles, SearchIndex, SearchTexts } from '../../src/types/searchIndex';
import { isBuilt, readBuiltPage } from '../support/builtPage';

const BUILD_DIR = path.join(SITE_DIR, 'build');

const read = <T>(address: string): T =>
  JSON.parse(fs.readFileSync(path.join(BUILD_DIR, address), 'utf8')) as T;

describe.each(LANGUAGES)('published search in %s', (language) => {
  const base = BASE_URLS[language];
  const getFiles = () => read<SearchFiles>(base + SEARCH_FILES_FILE);

  test('leads to pages and anchors that are there', () => {
    const idsOf = new Map<string, ReadonlySet<string>>();
    const missing = listDocuments(read<SearchIndex>(getFiles().index)).filter(
      ({ path: pathname, anchor }) => {
        if (!isBuilt(pathname)) return true;
        const ids =
          idsOf.get(pathname) ?? new Set(readBuiltPage(`${pathname}index.html`).ids);
        idsOf.set(pathname, ids);
        return anchor !== undefined && !ids.has(anchor);
      },
    );
    expect(missing.map(({ path: page, anchor }) => `${page}#${anchor ?? ''}`)).toEqual(
      [],
    );
  });

  test('answers from its files', () => {
    const { index, texts } = getFiles();
    const engine = createEngine(read<SearchIndex>(index));
    engine.addTexts(read<SearchTexts>(texts));
    const { hits } = engine.ask({ text: 'DataGrid sortModel', limit: 3 });
    expect(hits[0]?.url).toBe(`${base}api/data-grid/data-grid/#prop-sortModel`);
  });
});
