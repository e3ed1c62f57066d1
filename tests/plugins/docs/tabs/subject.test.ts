import path from 'node:path';
import { readGuidePages } from '../../../../plugins/api-reference/read/readGuides';
import {
  findApiEntry,
  readApiIndex,
} from '../../../../plugins/api-reference/read/readApiIndex';
import { readNamedCode } from '../../../../plugins/api-reference/subject/readNamedCode';
import { readSubject } from '../../../../plugins/api-reference/subject/readSubject';
import { selectTypes } from '../../../../plugins/api-reference/subject/selectMembers';
import { createResolve } from '../../../../plugins/api-reference/view/createResolve';
import { renderSubject } from '../../../../plugins/api-reference/view/renderSubject';

const DOCS = path.join(__dirname, '../../../../docs');
const names = readApiIndex(DOCS);
const guides = readGuidePages(DOCS).filter(({ components }) => components.length > 0);
const resolve = createResolve({ docsDir: DOCS, language: 'en' });

const read = (address: string) => {
  const guide = guides.find((one) => one.path === `/x/${address}/`)!;
  return readSubject({
    docsDir: DOCS,
    guide: guide.file.replace('docs/', ''),
    entries: guide.components.map(
      (name) => findApiEntry(names, name, guide.product ?? undefined)!,
    ),
  });
};
const sorting = read('react-data-grid/sorting');
const part = (name: string) => sorting.parts.find((one) => one.name === name)!;

it('shows the members of each component in a guide once, with their plan', () => {
  expect(sorting.parts.slice(0, 3).map(({ name }) => name)).toEqual([
    'DataGrid',
    'DataGridPro',
    'DataGridPremium',
  ]);
  const grid = Object.keys(part('DataGrid').props);
  expect(grid).toEqual(
    expect.arrayContaining(['sortModel', 'onSortModelChange', 'sortingMode']),
  );
  expect(grid).not.toContain('checkboxSelection');
  expect(part('DataGridPro').props.disableMultipleColumnsSorting?.plan).toBe('pro');
  expect(Object.keys(part('DataGridPro').props)).not.toContain('sortModel');
});

it('gives each member its lowest plan, whichever component comes first', () => {
  const { parts } = read('react-data-grid/demo/inventory');
  expect(parts.slice(0, 3).map(({ name }) => name)).toEqual([
    'DataGridPremium',
    'DataGridPro',
    'DataGrid',
  ]);
  const tree = read('react-data-grid/tree-data');
  expect(tree.parts[0]?.props.treeData?.plan).toBe('pro');
  expect(Object.keys(tree.parts[1]!.props)).not.toContain('treeData');
  const grouping = read('react-data-grid/row-grouping').parts[0]!.props;
  expect(grouping.rowGroupingModel?.plan).toBe('premium');
  expect(grouping.columns?.plan ?? null).toBeNull();
});

it('shows related fields of columns, methods and events', () => {
  expect(Object.keys(part('GridColDef').props)).toContain('sortComparator');
  expect(Object.keys(part('GridSortApi').props)).toContain('sortColumn');
  expect(sorting.events?.events.map(({ name }) => name)).toContain('sortModelChange');
});

it('defines only the types that it shows', async () => {
  expect(selectTypes('a: One', { One: 'Two[]', Two: 'string', Three: 'One' })).toEqual({
    One: 'Two[]',
    Two: 'string',
  });
  expect(selectTypes('toString(): One', { One: 'constructor' })).toEqual({
    One: 'constructor',
  });
  const { html, anchors } = await renderSubject(sorting, { language: 'en', resolve });
  const own = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(own.filter((id) => !anchors.includes(id))).toEqual([]);
  expect(html).toContain('All of the DataGrid API');
  expect(html).toContain('href="/x/api/data-grid/data-grid/"');
  expect(html).toContain('api-plan api-pro');
  expect(html.match(/class="api-toolbar"/g)).toHaveLength(1);
});

it('takes names from sentences, not from the tags of demos', () => {
  const { inText, called } = readNamedCode(
    '---\ntitle: A\n---\nSet `rowHeight` and `.Mui-cell--big`.\n\n<Demo name="Tall" height={3} />\n\n```tsx\napiRef.current?.sortColumn("a");\n```\n',
  );
  expect([...inText]).toEqual(['rowHeight', 'Mui-cell--big']);
  expect([...called]).toEqual(['sortColumn']);
});

it('keeps every tab short, with unique ids and working links', async () => {
  for (const guide of guides) {
    const subject = read(guide.path.replace(/^\/x\/|\/$/g, ''));
    const { html, anchors } = await renderSubject(subject, { language: 'en', resolve });
    expect([guide.path, anchors.length]).toEqual([guide.path, new Set(anchors).size]);
    const rows = html.match(/<tr role="row" id=/g)?.length ?? 0;
    expect([guide.path, rows < 150]).toEqual([guide.path, true]);
    for (const name of guide.components) expect(html).toContain(`${name}`);
  }
}, 120_000);
