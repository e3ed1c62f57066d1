import type { Root, RootContent } from 'mdast';
import { listChanges } from '../../../plugins/changes/listChanges';
import { listMonths } from '../../../plugins/changes/listMonths';
import remarkChanges from '../../../plugins/changes/remarkChanges';
import { renderMonth } from '../../../plugins/changes/renderMonth';
import { renderVersions } from '../../../plugins/changes/renderVersions';
import type { News } from '../../../plugins/changes/feed/listNews';
import type { GuideContext } from '../../../plugins/markdown-pages/guide/context';
import { writeElement } from '../../../plugins/markdown-pages/guide/elements';
import type { MdxElement } from '../../../plugins/markdown-pages/guide/elements/element';
import { CHANGES } from '../../../src/config/changes';

const NEWS: News[] = [
  {
    id: 'grid-undo',
    kind: 'packages',
    product: 'data-grid',
    date: '2026-11-01',
    title: 'Undo',
    text: 'Set `rows` once.',
    href: '/react-data-grid/undo-redo/',
  },
  { id: 'fix', kind: 'packages', date: '2026-10-31', title: 'Fix', text: 'Mended.' },
  {
    id: 'notes',
    kind: 'site',
    date: '2026-10-02',
    title: 'Notes',
    text: 'More.',
    href: 'https://example.com/notes',
  },
];

const element = () =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'Changes',
    attributes: [],
    children: [],
  }) as MdxElement;

const readHeadings = (nodes: readonly RootContent[]) =>
  nodes.flatMap((node) => (node.type === 'heading' ? [[node.depth, readId(node)]] : []));
const readId = ({ data }: RootContent) =>
  (data as { hProperties: { id: string } }).hProperties.id;

test('entries are grouped by month, in their order, with texts in the language', () => {
  const months = listMonths(NEWS, 'en');
  expect(months.map(({ id, name, news }) => [id, name, news.length])).toEqual([
    ['2026-11', 'November 2026', 1],
    ['2026-10', 'October 2026', 2],
  ]);
  expect(listMonths(NEWS, 'zh')[0]?.name).toBe('2026年11月');
});

test('an entry has its day, its subject, and its link', () => {
  const [november, october] = listMonths(NEWS, 'en');
  const text = JSON.stringify(renderMonth(november!, 'en'));
  expect(text).toContain('"November 1 · Data Grid"');
  expect(text).toContain('{"type":"inlineCode","value":"rows"}');
  expect(text).toContain('"url":"/react-data-grid/undo-redo/"');
  expect(text).toContain('{"type":"text","value":"Undo and redo"}');
  const others = renderMonth(october!, 'en');
  expect(readHeadings(others)).toEqual([
    [2, '2026-10'],
    [3, 'fix'],
    [3, 'notes'],
  ]);
  expect(JSON.stringify(others)).toContain('"October 31 · Packages"');
  expect(JSON.stringify(others)).toContain('"October 2 · Documentation"');
  expect(JSON.stringify(others)).toContain('{"type":"text","value":"Release notes"}');
});

test('packages of one version share a row', () => {
  const table = renderVersions(
    { '@mui/material': '7.0.0', '@mui/x-charts': '8.1.0', '@mui/x-a': '8.1.0' },
    'en',
  );
  const rows = table.children.map(({ children }) => JSON.stringify(children));
  expect(rows).toHaveLength(3);
  expect(rows[1]).toMatch(/8\.1\.0.*@mui\/x-a.*@mui\/x-charts/);
  expect(rows[2]).toMatch(/7\.0\.0.*@mui\/material/);
});

test.each(['en', 'zh'] as const)(
  'the page in %s has every change of the feed',
  (language) => {
    const tree = { type: 'root', children: [element()] } as unknown as Root;
    remarkChanges({ language })(tree);
    const sections = tree.children.filter(({ type }) => type !== 'heading').slice(1);
    const ids = sections.map((section) =>
      readId((section as unknown as Root).children[0]!),
    );
    expect(ids).toEqual(expect.arrayContaining(CHANGES.map(({ id }) => id)));
    expect(new Set(ids).size).toBe(ids.length);
    const dates = readHeadings(tree.children).map(([, id]) => id);
    expect(dates).toEqual([...dates].sort().reverse());
  },
);

test('as Markdown, it is the same without the elements around it', () => {
  const write = jest.fn((nodes: readonly RootContent[]) => [...nodes]);
  const nodes = writeElement(element(), {
    language: 'en',
    write,
  } as unknown as GuideContext);
  expect(nodes).toEqual(listChanges('en'));
  expect(nodes.map(({ type }) => type)).not.toContain('mdxJsxFlowElement');
});
