import path from 'node:path';
import { connectHere, type Connection } from './connect';

const SITE = path.join(__dirname, 'fixtures/site');

let server: Connection;
beforeAll(async () => {
  server = await connectHere(SITE);
});
afterAll(() => server.close());

const PAGE = '/x/react-data-grid/sorting/';

it('has a name and offers its tools', async () => {
  const { tools } = await server.client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search',
    'read_page',
    'read_api',
    'list_demos',
    'read_demo',
    'changes',
    'check_upgrade',
  ]);
  expect(tools.every(({ annotations }) => annotations?.readOnlyHint)).toBe(true);
  expect(server.client.getServerVersion()).toMatchObject({
    name: 'component-atlas',
    version: '1.2.3',
  });
});

describe('search', () => {
  it.each([
    [{ query: 'sort model' }, '/x/react-data-grid/sorting/#control-the-sort-model'],
    [{ query: 'sortModel' }, '/x/api/data-grid/data-grid/#prop-sortModel'],
    [{ query: 'hovercraft' }, '/x/react-data-grid/sorting/#control-the-sort-model'],
    [{ query: 'compare values' }, '/x/react-charts/bars/'],
    [
      { query: '列标题', language: 'zh' },
      '/zh/x/react-data-grid/sorting/#start-with-a-sorted-column',
    ],
    [{ query: 'sort', kind: 'demo' }, '/x/react-data-grid/sorting/#SortByRank.tsx'],
  ])('for %j finds %s first', async (args, address) => {
    const text = await server.call('search', args);
    expect(text.split('\n')[1]).toBe(address);
  });

  it('shows page, section, product, plan and a line of the text', async () => {
    await expect(server.call('search', { query: 'hovercraft' })).resolves.toBe(
      `**Sorting › Control the sort model** (guide, data-grid)
/x/react-data-grid/sorting/#control-the-sort-model
It is controlled by a hovercraft.`,
    );
    const text = await server.call('search', { query: 'bars' });
    expect(text).toContain('**Bars** (guide, charts, plan pro)');
  });

  it('returns as many results as requested', async () => {
    const text = await server.call('search', { query: 'sort', limit: 1 });
    expect(text.match(/^\*\*/gm)).toHaveLength(1);
  });

  it.each([
    [{ query: 'qqqq' }, /^query: nothing was found for "qqqq"\. Give other or fewer/],
    [{ query: 'bars', product: 'data-grid' }, /^query: nothing was found for "bars"/],
    [{ query: '' }, /query: Too small/],
    [{ query: 'sort', limit: 1000 }, /limit: Too big/],
    [{ query: 'sort', kind: 'page' }, /kind: Invalid option/],
  ])('explains the problem with %j', async (args, message) => {
    await expect(server.call('search', args)).rejects.toThrow(message);
  });

  it.each(['a'.repeat(10_000), '(.*+?[', '\u0000\u0007 sort'])(
    'accepts any query',
    async (query) => {
      const text = await server.call('search', { query }).catch(String);
      expect(text).toMatch(/nothing was found|\/x\/react-data-grid\/sorting\//);
    },
  );
});

describe('read_page', () => {
  it.each([
    PAGE,
    'https://docs.example.com/x/react-data-grid/sorting',
    '/x/react-data-grid/sorting.md',
    'react-data-grid/sorting',
    '/zh/x/react-data-grid/sorting/index.html',
  ])('returns the page at %s', async (page) => {
    const text = await server.call('read_page', { page, language: 'en' });
    expect(text).toMatch(/^# Sorting\n[^]*Pass `sortModel`\.\n$/);
  });

  it('returns it in Chinese', async () => {
    const text = await server.call('read_page', { page: PAGE, language: 'zh' });
    expect(text).toContain('点击列标题排序。');
  });

  it.each([
    [{ page: `${PAGE}#start-with-a-sorted-column` }],
    [{ page: PAGE, section: '## Start with a sorted column' }],
  ])('returns a section with its subsections: %j', async (args) => {
    const text = await server.call('read_page', args);
    expect(text).toMatch(/^## Start with/);
    expect(text).toContain('// # not a heading');
    expect(text).toMatch(/Pro sorts by several columns\.$/);
  });

  it.each([
    [
      '/x/api/data-grid/data-grid/#prop-sortModel',
      /^# Members of DataGrid[^]*## sortModel/,
    ],
    ['/zh/x/api/data-grid/data-grid/#class-MuiDataGrid-cell', /Styles of a cell\./],
    [
      '/x/api/data-grid/data-grid/#class-MuiDataGrid-toolbar',
      /## toolbar \(slot\)[^]*The bar above\./,
    ],
    [`${PAGE}#event-rowClick`, /^# rowClick \(event/],
    [`${PAGE}#SortByRank.tsx`, /^# Sort by rank [^]*## ranks\.ts/],
  ])('returns the content at %s', async (page, text) => {
    await expect(server.call('read_page', { page })).resolves.toMatch(text);
  });

  it.each([
    [{ page: `${PAGE}#Other.tsx` }, /^section: the page has no section "Other\.tsx"/],
    [{ page: '/x/api/data-grid/data-grid/#prop-sort' }, /^members: .*Nearest: sortModel/],
    [{ page: `${PAGE}#sorted` }, /^section: .*Nearest: start-with-a-sorted-col/],
    [
      { page: '/x/react-data-grid/sort/' },
      /^page: there is no page .*Nearest: .*sorting\//,
    ],
    [{ page: '/etc/passwd' }, /^page: "\/etc\/passwd" is no address of this site\./],
    [{ page: '/x/../../../package.json' }, /^page: .* is no address of this site\./],
    [{ page: '/x/..%2f..%2fmcp.test.ts' }, /^page: there is no page/],
    [{ page: PAGE, language: 'fr' }, /language: Invalid option.*"en"\|"zh"/],
    [{}, /page: Invalid input/],
    [{ page: 'x'.repeat(1_000_000) }, /page: Too big/],
    [{ page: PAGE, section: 'x'.repeat(1_000_000) }, /section: Too big/],
  ])('explains the problem with %j', async (args, message) => {
    await expect(server.call('read_page', args)).rejects.toThrow(message);
  });
});

describe('read_api', () => {
  it('returns the page of a component', async () => {
    const text = await server.call('read_api', { name: '<DataGrid />' });
    expect(text).toContain('The grid, with all its tables.');
  });

  it('returns only names if the page is long or has no Markdown', async () => {
    const text = await server.call('read_api', { name: 'Toolbar', product: 'data-grid' });
    expect(text).toContain('read_page: /x/api/data-grid/toolbar/');
    expect(text).toContain('Props: aria-label, size');
    const grid = await server.call('read_api', { name: 'DataGridPro' });
    expect(grid).toContain('Slots: toolbar');
    expect(grid.length).toBeLessThan(1000);
  });

  it('returns single props, slots and classes, with the types that they use', async () => {
    const members = ['onSortModelChange', 'toolbar', '.MuiDataGrid-cell', 'density'];
    const text = await server.call('read_api', { name: 'datagrid', members });
    expect(text).toContain('- `model`: `GridSortModel` The new model.');
    expect(text).toContain("Default: `'standard'`");
    expect(text).toContain('## toolbar (slot)');
    expect(text).toContain('(class, key `cell`)');
    expect(text).toContain('type GridSortModel = readonly GridSortItem[];');
    expect(text).not.toContain('Set the sort model.');
  });

  it.each([
    ['rowClick', 'Prop of the grid: `onRowClick`'],
    ['gridSortModelSelector', 'Returns: `GridSortModel`'],
  ])('returns %s, which has no page', async (name, text) => {
    await expect(server.call('read_api', { name })).resolves.toContain(text);
  });

  it.each([
    [{ name: 'DataGird' }, /^name: "DataGird" has no page.*Nearest: DataGrid/],
    [{ name: 'Toolbar' }, /^product: .*Give one of data-grid, charts\./],
    [{ name: 'DataGrid', members: ['sortmodel'] }, /^members: .*Nearest: sortModel/],
    [{ name: 'DataGrid', members: [] }, /members: Too small/],
  ])('explains the problem with %j', async (args, message) => {
    await expect(server.call('read_api', args)).rejects.toThrow(message);
  });
});

describe('demos', () => {
  it.each([
    [{}, ['data-grid/sorting/SortByRank', 'charts/bars/Stacked', 'charts/lines/Stacked']],
    [{ product: 'charts' }, ['charts/bars/Stacked', 'charts/lines/Stacked']],
    [{ page: 'react-charts/lines' }, ['charts/lines/Stacked']],
    [{ query: 'Rank sort' }, ['data-grid/sorting/SortByRank']],
  ])('lists those of %j', async (args, ids) => {
    const text = await server.call('list_demos', args);
    expect([...text.matchAll(/^- (\S+):/gm)].map(([, id]) => id)).toEqual(ids);
  });

  it('shows how many are omitted', async () => {
    const text = await server.call('list_demos', { limit: 1 });
    expect(text).toMatch(/^- data-grid\S+ Sort by rank .*\n\n2 more:/);
  });

  it('returns the code of a demo with its helpers, by its id or its name', async () => {
    const text = await server.call('read_demo', { id: 'SortByRank' });
    expect(text).toContain('## SortByRank.tsx\n\n```tsx\nexport default function');
    expect(text).toContain('## ranks.ts\n\n```ts\nexport const RANKS = [1];\n```');
    const id = 'data-grid/sorting/SortByRank';
    await expect(server.call('read_demo', { id })).resolves.toBe(text);
  });

  it('returns another styling', async () => {
    const text = await server.call('read_demo', { id: 'SortByRank', styling: 'css' });
    expect(text).toContain('```css\n.rank {}\n```');
  });

  it.each([
    ['list_demos', { query: 'dice' }, /^query: no demo has all of "dice"/],
    [
      'list_demos',
      { page: '/x/introduction/' },
      /^page: no demo is on \/x\/introduction/,
    ],
    [
      'read_demo',
      { id: 'Stacked' },
      /^id: several .*charts\/bars\/Stacked, charts\/lines/,
    ],
    ['read_demo', { id: 'Stack' }, /^id: there is no demo "Stack"\. Nearest: charts/],
    ['read_demo', { id: 'SortByRank', styling: 'tailwind' }, /^styling: .*system, css\./],
  ])('%s explains the problem with %j', async (tool, args, message) => {
    await expect(server.call(tool, args)).rejects.toThrow(message);
  });
});

describe('changes', () => {
  it('lists breaking changes, and the guide', async () => {
    const text = await server.call('changes', { product: 'data-grid' });
    expect(text).toContain('Guide: /x/migration/migration-data-grid-v7/\n');
    expect(text).toContain('- prop `unstable_dataSource` of DataGrid renamed');
    expect(text).not.toContain('`Toolbar`');
    const lines = text.match(/^- .*/gm)?.map((line) => line.split('`')[1]);
    expect(lines).toEqual([
      'indeterminateCheckboxAction',
      'unstable_dataSource',
      'rowSelectionModel',
    ]);
    expect(text).toMatch(/`number \| string.*…`$/m);
  });

  it('lists all changes, or those of a name', async () => {
    const all = await server.call('changes', { product: 'data-grid', all: true });
    expect(all).toContain('- component `Toolbar` added');
    const one = await server.call('changes', {
      product: 'data-grid',
      name: 'datasource',
    });
    expect(one.match(/^- /gm)).toHaveLength(1);
    expect(one).toContain('(The codemod renames it.)');
    const whole = await server.call('changes', {
      product: 'data-grid',
      name: 'rowSelectionModel',
    });
    expect(whole).not.toContain('…');
  });

  it.each([
    [
      { product: 'data-grid', name: 'dataSourc' },
      /^name: .*Nearest: unstable_dataSource/,
    ],
    [
      { product: 'data-grid', from: 6 },
      /^from: .* 6 to 7 .*one from 7 to 8.*\/migration-data-grid-v6\//,
    ],
    [{ product: 'charts', to: 9 }, /^from: .* 8 to 9 is published\. No page leads/],
    [{ product: 'grid' }, /product: Invalid option/],
  ])('explains the problem with %j', async (args, message) => {
    await expect(server.call('changes', args)).rejects.toThrow(message);
  });
});

describe('check_upgrade', () => {
  const code = "import { DataGrid } from '@mui/x-data-grid';\n";

  it('lists the changes that concern the code', async () => {
    const text = await server.call('check_upgrade', {
      files: [
        {
          file: 'src/App.tsx',
          text: `${code}<DataGrid indeterminateCheckboxAction="select" />;`,
        },
      ],
    });
    expect(text).toContain('# Upgrade check: from version 7 to 8');
    expect(text).toContain(
      '- [ ] line 2: `indeterminateCheckboxAction` of `DataGrid` was removed.',
    );
  });

  it.each([
    [{ files: [] }, /files: Too small/],
    [{ files: [{ file: 'a.tsx', text: '' }], from: 3, to: 4 }, /no changes from 3 to 4/],
  ])('explains the problem with %j', async (args, message) => {
    await expect(server.call('check_upgrade', args)).rejects.toThrow(message);
  });
});
