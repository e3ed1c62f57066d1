import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { findSourceFolder } from '../../content/pages/findSourceFolder';
import { findUnknownNames, type KnownNames } from '../support/content/findUnknownNames';
import { listComparisonCode } from '../support/content/listComparisonCode';
import {
  listTranslatedPages,
  listComparisons,
  listEnglishPages,
  showPath,
} from '../support/content/listContent';
import { readFences } from '../support/content/readFences';
import { readKnownNames } from '../support/content/readKnownNames';
import { readOldWords } from '../support/content/readOldWords';
import { listInlineCode, readPage } from '../support/content/readPage';

let known: Omit<KnownNames, 'own'>;
beforeAll(() => {
  known = readKnownNames();
}, 120_000);

/** Words of the code on a page (its demos and code blocks), and names of an old major. */
function readOwnWords(file: string): Set<string> {
  const folder = findSourceFolder(file, SITE_DIR);
  const sources = fs
    .readdirSync(folder)
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'));
  const blocks = readFences(file).map(({ code }) => code);
  return new Set([
    ...[...sources, ...blocks].flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []),
    ...readOldWords(file),
  ]);
}

const pages = [...listEnglishPages(), ...listTranslatedPages()];

test.each(pages.map(showPath))('the names in backticks of %s exist', async (file) => {
  const page = await readPage(path.join(SITE_DIR, file));
  const names: KnownNames = { ...known, own: readOwnWords(page.file) };
  const problems = listInlineCode(page).flatMap(({ code, line }) =>
    findUnknownNames(code, names).map(
      ({ name, nearest }) =>
        `${file}:${line}: \`${name}\` is no name of the installed packages${nearest ? `; did you mean ${nearest}?` : ''}`,
    ),
  );
  expect(problems).toEqual([]);
});

test.each(listComparisons().map((file) => [showPath(file), file]))(
  'the names in backticks of %s exist',
  (_, file) => {
    // Names of third-party packages, and their types.
    const own = new Set(['DateTime', 'Moment', 'Dayjs', 'moment', 'dayjs']);
    const names: KnownNames = { ...known, own };
    const problems = listComparisonCode(file).flatMap((code) =>
      findUnknownNames(code, names),
    );
    expect(problems).toEqual([]);
  },
);

describe('a wrong name is detected:', () => {
  test.each([
    ['DataGirdPro', undefined],
    ['<DataGridProo />', 'DataGridPro'],
    ['useGridApiReff()', 'useGridApiRef'],
    ['onSortModelChanged', 'onSortModelChange'],
    ['apiRef.current.setSortModell()', 'setSortModel'],
    ['apiRef.current?.onlyThere()', undefined],
    ['slotProps.toolbarr', 'toolbar'],
    ['.MuiDataGrid-roww', 'MuiDataGrid-row'],
    ['cell--edited', 'cell--editing'],
    ['--DataGrid-rowWidht', '--DataGrid-rowWidth'],
    ['sortNow()', undefined],
  ])('%s', (code, nearest) => {
    const found = findUnknownNames(code, { ...known, own: new Set() });
    expect(found).toHaveLength(1);
    if (nearest) expect(found[0]?.nearest).toBe(nearest);
  });

  test.each([
    'DataGrid',
    '<BarChart />',
    'useGridApiRef()',
    'onSortModelChange',
    'apiRef.current?.setSortModel([])',
    'slots.toolbar',
    '.MuiDataGrid-row',
    'cell--editing',
    '--DataGrid-rowWidth',
    'React.useMemo()',
    'Desktop…',
    'MyOwnGrid',
  ])('and none in %s', (code) => {
    const found = findUnknownNames(code, { ...known, own: new Set(['MyOwnGrid']) });
    expect(found).toEqual([]);
  });
});
