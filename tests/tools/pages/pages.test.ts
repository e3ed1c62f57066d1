import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { validateFrontMatter } from '../../../content/front-matter/validateFrontMatter';
import { readFrontMatter } from '../../../content/front-matter/readFrontMatter';
import { applyMove, planMove } from '../../../tools/pages/movePage';
import { newPage, PLACEHOLDERS } from '../../../tools/pages/newPage';
import { prepareTempDirs } from '../build/support/tempDir';

const makeDir = prepareTempDirs();

const ZH = 'i18n/zh/docusaurus-plugin-content-docs';
const TODAY = '2026-12-24';

/** A small project with a page that has a tab, a demo, a nested page and a translation. */
const FILES: Record<string, string> = {
  '.prettierrc.json': fs.readFileSync(path.join(SITE_DIR, '.prettierrc.json'), 'utf8'),
  'src/nav/charts.ts': `export const CHARTS: NavEntry = {
  pathname: '/x/react-charts-group',
  title: 'Charts',
  children: [
    { pathname: '/x/react-charts', title: 'Overview' },
    { pathname: '/x/react-charts/old-name' },
    {
      pathname: '/x/react-charts/more',
      title: 'More',
      children: [{ pathname: '/x/react-charts/old-name/inner' }],
    },
  ],
};
`,
  'src/config/redirects/movedByCommand.json': '{}\n',
  'src/config/redirects/guides.ts':
    "({ 'react-charts/older': 'react-charts/old-name#part', 'react-charts/old-name/x': 'react-charts' });\n",
  'docs/charts/overview/overview.mdx':
    '---\ntitle: Charts\n---\n\n[Old](../old-name/old-name.mdx#part), [inner](../old-name/inner/inner.mdx)\n',
  'docs/charts/old-name/old-name.mdx':
    '---\ntitle: Old\ncomponents: [BarChart]\n---\n\n<Demo name="First" />\n\n[Overview](../overview/overview.mdx), [inner](./inner/inner.mdx)\n',
  'docs/charts/old-name/First.tsx': "import '../overview/styles';\n",
  'docs/charts/old-name/inner/inner.mdx':
    '---\ntitle: Inner\n---\n\n[Up](../old-name.mdx)\n',
  'docs/charts/overview/styles.ts': '',
  'docs/api/_digest.md': '',
  'src/nav/treeView.ts': "({ pathname: '/x/react-tree-view', title: 'Overview' });\n",
  'docs/api/charts/bar-chart.json':
    '{\n  "description": "/x/react-charts/old-name/",\n  "path": "/x/react-charts/old-name/"\n}\n',
  [`${ZH}/current/charts/old-name/_old-name.mdx`]: '---\nsidebar_label: 旧\n---\n',
  [`${ZH}/version-7/charts/old-name/old-name.mdx`]: '[自己](/react-charts/old-name/)\n',
  'versioned_docs/version-7/charts/old-name/old-name.mdx': '/x/react-charts/old-name/\n',
  'static/img/demos/charts.old-name.First.1a2b.dark.webp': '',
  'tools/bench-search/questions/en.json':
    '["/x/react-charts/old-name/#part", "/x/react-charts/old-name/inner/"]\n',
  'tests/e2e/page.spec.ts':
    "goto('/zh/x/react-charts/old-name/components-api/?a=1');\nopenDemo('charts/old-name/First');\n",
  'tests/e2e/versions.spec.ts':
    "goto('/x/react-charts/old-name/', 'https://v7.docs.example.com/x/react-charts/old-name/');\n",
  'tools/paths/released.json': '["react-charts/old-name/"]\n',
};

const read = (siteDir: string, file: string): string =>
  fs.readFileSync(path.join(siteDir, file), 'utf8');

/** All files of a project with their texts. */
const readAll = (siteDir: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(siteDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(siteDir, path.join(entry.parentPath, entry.name)))
      .map((file) => [file.split(path.sep).join('/'), read(siteDir, file)]),
  );

describe('page:move', () => {
  const plan = (siteDir: string, from: string, to: string) =>
    planMove({ from, to }, siteDir, TODAY);

  test('moves the page in all languages, and what refers to it', async () => {
    const siteDir = makeDir(FILES);
    const moved = await plan(siteDir, 'charts/old-name', 'charts/new');
    expect(readAll(siteDir)).toEqual(FILES);
    applyMove(moved, siteDir);
    expect(moved.left).toEqual(['tests/e2e/versions.spec.ts']);
    const after = readAll(siteDir);
    expect(after).toMatchObject({
      'docs/charts/new/new.mdx': FILES['docs/charts/old-name/old-name.mdx']!.replace(
        './inner/inner.mdx',
        '../old-name/inner/inner.mdx',
      ),
      'docs/charts/new/First.tsx': FILES['docs/charts/old-name/First.tsx'],
      'docs/charts/old-name/inner/inner.mdx':
        '---\ntitle: Inner\n---\n\n[Up](../../new/new.mdx)\n',
      'docs/charts/overview/overview.mdx':
        '---\ntitle: Charts\n---\n\n[Old](../new/new.mdx#part), [inner](../old-name/inner/inner.mdx)\n',
      'docs/api/charts/bar-chart.json':
        '{\n  "description": "/x/react-charts/old-name/",\n  "path": "/x/react-charts/new/"\n}\n',
      [`${ZH}/current/charts/new/_new.mdx`]: '---\nsidebar_label: 旧\n---\n',
      'static/img/demos/charts.new.First.1a2b.dark.webp': '',
      'tools/bench-search/questions/en.json':
        '["/x/react-charts/new/#part", "/x/react-charts/old-name/inner/"]\n',
      'tests/e2e/page.spec.ts':
        "goto('/zh/x/react-charts/new/components-api/?a=1');\nopenDemo('charts/new/First');\n",
      'src/config/redirects/guides.ts':
        "({ 'react-charts/older': 'react-charts/new#part', 'react-charts/old-name/x': 'react-charts' });\n",
    });
    expect(JSON.parse(after['src/config/redirects/movedByCommand.json']!)).toEqual({
      [TODAY]: {
        'react-charts/old-name': 'react-charts/new',
        'react-charts/old-name/components-api': 'react-charts/new/components-api',
      },
    });
    // The title in the navigation was derived from the old address.
    expect(after['src/nav/charts.ts']).toContain(
      "    { pathname: '/x/react-charts/new', title: 'Old name' },\n",
    );
    expect(after['src/nav/charts.ts']).toContain("'/x/react-charts/old-name/inner'");
    for (const file of Object.keys(FILES).filter((name) =>
      /version-7|versions\.spec|released/.test(name),
    ))
      expect([file, after[file]]).toEqual([file, FILES[file]]);
    expect(Object.keys(after)).not.toContain('docs/charts/old-name/old-name.mdx');
  });

  test('a page can move back', async () => {
    const siteDir = makeDir(FILES);
    applyMove(await plan(siteDir, 'charts/old-name', 'charts/new'), siteDir);
    const back = await plan(siteDir, '/x/react-charts/new/', 'charts/old-name');
    expect(back.removed).toEqual({
      'react-charts/old-name': 'react-charts/new',
      'react-charts/old-name/components-api': 'react-charts/new/components-api',
    });
    applyMove(back, siteDir);
    const { 'src/config/redirects/movedByCommand.json': table, ...after } =
      readAll(siteDir);
    expect(after['docs/charts/old-name/old-name.mdx']).toContain('(./inner/inner.mdx)');
    expect(after['docs/charts/overview/overview.mdx']).toBe(
      FILES['docs/charts/overview/overview.mdx'],
    );
    expect(after['src/nav/charts.ts']).toBe(FILES['src/nav/charts.ts']);
    expect(Object.keys(JSON.parse(table!)[TODAY] as object)).toEqual([
      'react-charts/new',
      'react-charts/new/components-api',
    ]);
  });

  test.each([
    ['charts/none', 'charts/new', 'To list the pages, run ls docs/charts.'],
    ['charts/old-name', 'charts/New', '"charts/New" cannot be a page.'],
    ['charts/old-name', 'pies/new', 'docs/ has no folder "pies".'],
    ['charts/old-name', 'charts/overview', 'docs/charts/overview/overview.mdx is there'],
    ['charts/old-name', 'charts/old-name/a', 'is in the folder of the page itself'],
    ['charts/overview', 'charts/new', 'is an overview, whose address is fixed'],
    ['charts/old-name', 'charts/quickstart', 'leads to react-charts/getting-started'],
  ])('%s cannot become %s', async (from, to, message) => {
    const siteDir = makeDir(FILES);
    await expect(plan(siteDir, from, to)).rejects.toThrow(message);
    expect(readAll(siteDir)).toEqual(FILES);
  });

  test('if a file cannot be written, nothing has changed', async () => {
    const siteDir = makeDir(FILES);
    const moved = await plan(siteDir, 'charts/old-name', 'charts/new');
    fs.writeFileSync(path.join(siteDir, 'docs/charts/new'), '');
    expect(() => applyMove(moved, siteDir)).toThrow();
    const { 'docs/charts/new': blocker, ...others } = readAll(siteDir);
    expect(blocker).toBe('');
    expect(others).toEqual(FILES);
  });
});

describe('page:new', () => {
  test('writes a valid page, a demo and an entry among its siblings', async () => {
    const siteDir = makeDir(FILES);
    const written = await newPage(
      { name: 'charts/rings-of-gauges', title: 'Rings: a guide' },
      siteDir,
    );
    expect(written).toEqual({
      id: 'charts/rings-of-gauges/rings-of-gauges',
      pathname: '/x/react-charts/rings-of-gauges',
      files: [
        'docs/charts/rings-of-gauges/rings-of-gauges.mdx',
        'docs/charts/rings-of-gauges/BasicRingsOfGauges.tsx',
        'src/nav/charts.ts',
      ],
      place: 'at the end of "Charts"',
    });
    const page = read(siteDir, written.files[0]!);
    expect(validateFrontMatter(readFrontMatter(page), 'page.mdx')).toEqual({
      title: 'Rings: a guide',
      description: PLACEHOLDERS.description,
      product: 'charts',
      package: '@mui/x-charts',
      components: ['BarChart'],
      keywords: [],
    });
    expect(page).toContain('<Demo name="BasicRingsOfGauges" />');
    expect(page).toContain('[Overview](../overview/overview.mdx)');
    expect(read(siteDir, written.files[1]!)).toContain('function BasicRingsOfGauges()');
    expect(read(siteDir, 'src/nav/charts.ts')).toContain(
      "    { pathname: '/x/react-charts/rings-of-gauges', title: 'Rings: a guide' },\n  ],\n};",
    );
  });

  test.each([
    [{ after: 'charts/old-name' }, "old-name' },\n    { pathname: '/x/react-charts/a' }"],
    [
      { after: '/x/react-charts' },
      "'Overview' },\n    { pathname: '/x/react-charts/a' }",
    ],
    [{ group: 'More' }, "inner' },\n        { pathname: '/x/react-charts/a' }"],
  ])('the entry can be placed: %j', async (place, expected) => {
    const siteDir = makeDir(FILES);
    await newPage({ name: 'charts/a', title: 'A', ...place }, siteDir);
    expect(read(siteDir, 'src/nav/charts.ts')).toContain(expected);
  });

  test.each([
    [{ name: 'charts/a', title: 'big words' }, 'start "big" with a capital'],
    [{ name: 'charts/a', title: '' }, 'it must have 1 to 70 characters'],
    [{ name: 'charts', title: 'A' }, '"charts" cannot be a page'],
    [{ name: 'charts/old-name', title: 'A' }, 'is there already'],
    [{ name: 'charts/more', title: 'More' }, '/x/react-charts/more is a group'],
    [{ name: 'charts/quickstart', title: 'A' }, 'leads to react-charts/getting-started'],
    [
      { name: 'charts/a', title: 'A', after: 'charts/old-names' },
      'has no such page. Name a page of the same product by its folder. Did you mean charts/old-name, charts/old-name/inner?',
    ],
    [
      { name: 'charts/a', title: 'A', after: 'tree-view/overview' },
      'src/nav/charts.ts has no such page',
    ],
    [{ name: 'charts/a', title: 'A', group: 'Moor' }, 'Did you mean More?'],
    [
      { name: 'charts/a', title: 'A', group: 'B' },
      'src/nav/charts.ts has no such group. Its groups are the entries with children.',
    ],
    [
      { name: 'charts/a', title: 'A', after: 'charts/old-name', group: 'More' },
      '--after and --group both say where',
    ],
    [{ name: 'charts/a/b', title: 'B' }, 'Name one with --group'],
  ])('%j is refused', async (given, message) => {
    const siteDir = makeDir(FILES);
    await expect(newPage(given, siteDir)).rejects.toThrow(message);
    expect(readAll(siteDir)).toEqual(FILES);
  });
});
