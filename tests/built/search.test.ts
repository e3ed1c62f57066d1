import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { createEngine } from '../../src/features/search/engine/createEngine';
import { listDocuments } from '../../src/features/search/engine/listDocuments';
import { isBuilt, readBuiltPage } from '../support/browser/builtPage';
import { readSearchFiles } from './support/readSearchFiles';

describe.each(LANGUAGES)('published search in %s', (language) => {
  const base = BASE_URLS[language];
  const files = readSearchFiles(language);

  test('links to existing pages and anchors', () => {
    const idsOf = new Map<string, ReadonlySet<string>>();
    const missing = listDocuments(files.index).filter(({ path: pathname, anchor }) => {
      if (!isBuilt(pathname)) return true;
      const ids =
        idsOf.get(pathname) ?? new Set(readBuiltPage(`${pathname}index.html`).ids);
      idsOf.set(pathname, ids);
      return anchor !== undefined && !ids.has(anchor);
    });
    expect(missing.map(({ path: page, anchor }) => `${page}#${anchor ?? ''}`)).toEqual(
      [],
    );
  });

  test('answers from its files', () => {
    const engine = createEngine(files.index);
    engine.addTexts(files.texts);
    const { hits } = engine.ask({ text: 'DataGrid sortModel', limit: 3 });
    expect(hits[0]?.url).toBe(`${base}api/data-grid/data-grid/#prop-sortModel`);
  });
});
