import { listPageFiles } from '../../plugins/shared/bundleRecord';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { isReferencePath } from '../../src/lib/apiPaths';
import { checkBudgets } from '../../tools/budgets/checkBudgets';
import { getGeneratedDir, readBuilt, readChunks } from './support/readBundle';

/** Pages, metadata and tables of the reference. */
const REFERENCE_DATA = /(?:^|\/)docs\/api\/|docs-api-|\/api-page-|\/tab-\w+\.js$/;

/** Compression at the highest quality takes 14 s on an idle machine. */
const BUDGETS_TIMEOUT = 120_000;

test(
  'pages, their scripts and styles, and the search stay within their budgets',
  async () => {
    expect(await checkBudgets()).toEqual([]);
  },
  BUDGETS_TIMEOUT,
);

describe.each(LANGUAGES)('%s', (language) => {
  const chunks = readChunks(language);

  test('no guide loads data of the reference', async () => {
    const holders = chunks.filter(({ modules }) =>
      modules.some((name) => REFERENCE_DATA.test(name)),
    );
    const scripts = new Set(holders.flatMap(({ files }) => files));
    const pages = [...(await listPageFiles(getGeneratedDir(language)))];
    const withData = pages
      .filter(([, files]) => files.some((file) => scripts.has(file)))
      .map(([page]) => page);
    // Guides that list events contain a table of the reference.
    const guides = withData.filter((page) => !isReferencePath(page));
    const embedding = guides.filter((page) => /\/(?:events)\/$/.test(page));
    expect(guides).toEqual(embedding);
    expect(withData.length).toBeGreaterThan(400);
  });

  test('a guide loads only the scripts of every page, of its own and of its kind', async () => {
    const pages = await listPageFiles(getGeneratedDir(language));
    const guide = pages.get(`${BASE_URLS[language]}react-data-grid/sorting/`) ?? [];
    expect(guide.length).toBeGreaterThan(2);
    expect(guide.filter((file) => file.endsWith('.js')).length).toBeLessThanOrEqual(8);
  });

  test('the recorded sizes match the build', () => {
    const files = chunks.flatMap((chunk) => chunk.files);
    expect(files.length).toBeGreaterThan(100);
    files.forEach((file) => expect(() => readBuilt(language, file)).not.toThrow());
  });
});
