import remarkComparisons from '../../../plugins/comparisons/remarkComparisons';
import { makeSite, type TemporarySite } from '../demos/support';

const FOLDER = 'docs/charts/overview';
const EN = `${FOLDER}/overview.mdx`;
const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/charts/overview/overview.mdx';

const KINDS = {
  columns: { show: { en: 'To show', zh: '要展示' }, use: 'Use' },
  rows: [
    {
      cells: {
        show: { en: 'amounts', zh: '数量' },
        use: '[`BarChart`](../bars/bars.mdx)',
      },
    },
    { plan: 'pro', cells: { show: { en: 'steps', zh: '步骤' } } },
  ],
};

let site: TemporarySite;
beforeAll(() => {
  site = makeSite({
    [`${FOLDER}/kinds.comparison.json`]: JSON.stringify(KINDS),
    [`${FOLDER}/broken.comparison.json`]: '{"rows": ',
    [`${FOLDER}/text.comparison.json`]: '"text"',
    [`${FOLDER}/english.comparison.json`]: JSON.stringify({
      ...KINDS,
      columns: { show: { en: 'To show' }, use: 'Use' },
    }),
    [`${FOLDER}/number.comparison.json`]: JSON.stringify({
      ...KINDS,
      columns: { show: 5 },
    }),
    [`${FOLDER}/column.comparison.json`]: JSON.stringify({
      ...KINDS,
      rows: [{ cells: { size: 'a' } }],
    }),
    [`${FOLDER}/plans.comparison.json`]: JSON.stringify({
      features: [
        { name: { en: 'Sort', zh: '排序' }, group: 'b', plan: 'pro', api: ['c'] },
      ],
    }),
    [`${FOLDER}/plan.comparison.json`]: JSON.stringify({
      features: [{ name: 'a', group: 'b', plan: 'gold', api: ['c'] }],
    }),
  });
});
afterAll(() => site.remove());

interface Node {
  type: string;
  value?: string;
  url?: string;
  name?: string;
  children?: Node[];
}

/** Puts the tag on line 4 of a page and runs the plugin. */
function run(page: string, attributes: Record<string, unknown>): Node {
  const tree = {
    type: 'root',
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'Comparison',
        attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
        position: { start: { line: 4 } },
      },
    ] as unknown as Node[],
  };
  const file = { path: site.resolve(page) };
  remarkComparisons({ siteDir: site.root })(tree as never, file as never);
  return tree.children[0]!;
}

const show = (node: Node): string =>
  node.value ??
  (node.name ? `<${node.name}>` : '') +
    (node.url ? `(${node.url})` : '') +
    (node.children ?? []).map(show).join('');
const showRows = (table: Node): string[][] =>
  (table.children ?? []).map((row) => (row.children ?? []).map(show));

test('a table replaces the tag, with links, badges and dashes', () => {
  expect(showRows(run(EN, { name: 'kinds' }))).toEqual([
    ['To show', 'Use'],
    ['amounts', '(../bars/bars.mdx)BarChart'],
    ['steps <PlanBadge>', '–'],
  ]);
});

test('plans have check marks, with text for screen readers', () => {
  const readSpans = (page: string) =>
    (run(page, { name: 'plans' }).children?.[1]?.children ?? [])
      .slice(1)
      .map((cell) => cell.children?.map((span) => span.children?.[0]?.value));
  expect(readSpans(EN)).toEqual([
    ['–', 'No'],
    ['✓', 'Yes'],
    ['✓', 'Yes'],
  ]);
  expect(readSpans(ZH)[1]).toEqual(['✓', '支持']);
});

test('a translated page reads the same file in its language', () => {
  const rows = showRows(run(ZH, { name: 'kinds', columns: 'use, show' }));
  expect(rows[1]).toEqual(['(../bars/bars.mdx)BarChart', '数量']);
});

test.each([
  [
    { name: 'kind' },
    'Comparisons of this page: broken, column, english, kinds, number, plan, plans, text.',
  ],
  [{ name: 'broken' }, 'broken.comparison.json is not valid JSON'],
  [{ name: 'text' }, 'must be an object with "features", or "columns" and "rows"'],
  [{ name: 'english' }, '"columns.show.zh" is required'],
  [{ name: 'number' }, '"columns.show" must be text, or an object with en and zh'],
  [{ name: 'column' }, '"rows[0].cells" has "size". Its columns are show, use.'],
  [{ name: 'plan' }, '"features[0].plan" must be one of [community, pro, premium]'],
  [{}, '"name" is missing'],
  [
    { name: 'kinds', colums: 'use' },
    '"colums" cannot be read. Its attributes are name, columns, group',
  ],
  [{ name: 'kinds', columns: { value: '[]' } }, '"columns" cannot be read'],
])('%j stops the build with file, line and remedy', (attributes, message) => {
  expect(() => run(EN, attributes)).toThrow(`${EN}:4: <Comparison>: `);
  expect(() => run(EN, attributes)).toThrow(message);
});
