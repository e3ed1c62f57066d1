import fs from 'node:fs';
import path from 'node:path';
import { createEntryLinks } from '../../../../plugins/changes/api/createEntryLinks';
import { readReplacements } from '../../../../plugins/changes/api/readReplacements';
import { sortChanges } from '../../../../plugins/changes/api/sortChanges';
import { toMarkdownNote } from '../../../../plugins/changes/api/toMarkdownNote';
import { renderChanges } from '../../../../plugins/changes/api/view/renderChanges';
import type { Language } from '../../../../src/config/languages';
import type { ApiChange } from '../../../../src/types/apiChange';
import { makeChange, makeDiff, writeSite } from './support';

const GUIDE = `
# Upgrade

\`Chart\` is mentioned before the first section.

## Run the codemod {#run-the-codemod}

| By hand   | Done     |
| --------- | -------- |
| \`Legend\` | \`Wrong\` |

## Legends {#legends}

| Gone                        | Instead                        |
| --------------------------- | ------------------------------ |
| \`Legend\`, \`LegendProps\` | \`ChartsLegend\`, as a [slot](#s) |

\`hidden\` of \`Legend\` is gone.

## Axes {#axes}

Axes have changed. \`leftAxis\` is gone. Use \`yAxis\`. There is more.

\`\`\`ts
import type { AxisProps } from '@mui/x-charts';
\`\`\`
`;

let siteDir: string;
beforeAll(() => {
  siteDir = writeSite({ BarChart: ['axis', 'color'], LineChart: ['axis'] }, makeDiff());
  fs.writeFileSync(path.join(siteDir, 'guide.mdx'), GUIDE);
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

/** Renders a page of these changes as a DOM. */
async function render(changes: ApiChange[], language: Language = 'en') {
  const view = await renderChanges(makeDiff(...changes), {
    language,
    resolve: (address) => address,
    links: createEntryLinks(path.join(siteDir, 'docs'), 'charts'),
    findReplacement: readReplacements(
      { file: path.join(siteDir, 'guide.mdx'), isTranslated: false },
      '/x/migration/migration-charts-v7/',
    ),
    from: 7,
    to: 8,
  });
  return view;
}

const cellsOf = (html: string): string[] =>
  [...html.matchAll(/<t([hd]) role="(?:cell|rowheader)"[^>]*>([^]*?)<\/t\1>/g)].map(
    ([, , cell = '']) => cell,
  );

test('each kind is a section with a table, in a fixed order, with breaking changes first', async () => {
  const { html, toc } = await render([
    makeChange({ kind: 'type', name: 'Axis' }),
    makeChange({ kind: 'prop', name: 'b', in: ['BarChart'] }),
    makeChange({ kind: 'prop', name: 'z', in: ['BarChart'], change: 'removed' }),
    makeChange({ name: 'BarChart' }),
  ]);
  expect(toc.map(({ id }) => id)).toEqual(['components', 'props', 'types']);
  const ids = [...html.matchAll(/<tr role="row" id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'added-component-BarChart',
    'removed-prop-BarChart-z',
    'added-prop-BarChart-b',
    'added-type-Axis',
  ]);
});

test('a row has its name, the kind of change, before and after, and owners, with links', async () => {
  const change = makeChange({
    kind: 'prop',
    change: 'type changed',
    name: 'axis',
    in: ['BarChart', 'Hidden'],
    from: "'x' | 'y'",
    to: 'Axis<string>',
    note: 'See {@link https://example.com/axis the axis}.',
  });
  const { html, hrefs } = await render([change]);
  const [name, what, step, where] = cellsOf(html);
  expect(step).toContain('<a href="https://example.com/axis"');
  expect(name).toContain('<code dir="ltr" translate="no">axis</code>');
  expect(what).toContain('Type changed');
  expect(step).toContain(
    'aria-label="becomes">→</span> <code dir="ltr" translate="no">Axis&lt;<wbr>string&gt;',
  );
  expect(step).toContain("'x' <wbr>| 'y'");
  expect(where).toContain('href="/x/api/charts/barchart/#prop-axis"');
  expect(where).toContain('<code dir="ltr" translate="no">Hidden</code>');
  expect(hrefs).toContain('/x/api/charts/barchart/#prop-axis');
});

test('the page links to the guide and to the check of code', async () => {
  const { html, hrefs } = await render([makeChange({ name: 'BarChart' })]);
  expect(html).toContain('href="/x/migration/check/">Check your code</a>');
  expect(hrefs).toContain('/x/migration/check/');
  const chinese = await render([makeChange({ name: 'BarChart' })], 'zh');
  expect(chinese.html).toContain('>检查你的代码</a>');
});

test('a rename links to the new name, a removed entry to the page that had it', async () => {
  const { html } = await render([
    makeChange({
      kind: 'prop',
      change: 'renamed',
      name: 'colors',
      in: ['BarChart'],
      to: 'color',
      note: 'codemod v8.0.0/charts/rename-colors',
    }),
    makeChange({ kind: 'prop', change: 'removed', name: 'old', in: ['LineChart'] }),
    makeChange({ change: 'renamed', name: 'Chart', to: 'LineChart' }),
  ]);
  expect(html).toContain('<a href="/x/api/charts/barchart/#prop-color">');
  expect(html).toContain('npx @mui/x-codemod@latest v8.0.0/charts/rename-colors');
  expect(html).toContain(
    '<a href="/x/api/charts/linechart/"><code dir="ltr" translate="no">LineChart',
  );
});

describe('removed entries', () => {
  const removed = (name: string, owner?: string, note: string | null = null) =>
    makeChange({
      kind: owner ? 'prop' : 'type',
      change: 'removed',
      name,
      in: owner ? [owner] : [],
      from: owner ? 'boolean' : '@mui/x-charts',
      note,
    });
  const GUIDE_LINK =
    '<div class="api-guides"><a href="/x/migration/migration-charts-v7/#SECTION">In the upgrade guide</a></div>';

  test.each([
    [
      'the cell beside a name',
      removed('LegendProps'),
      '<p><code translate="no">ChartsLegend</code>, as a slot</p>',
      'legends',
    ],
    [
      'the sentences that mention it',
      removed('leftAxis', 'BarChart'),
      '<p><code translate="no">leftAxis</code> is gone. Use <code translate="no">yAxis</code>.</p>',
      'axes',
    ],
    [
      'the heading of a section with it in code only',
      removed('AxisProps'),
      '<p>Axes</p>',
      'axes',
    ],
    [
      'a common name beside its owner',
      removed('hidden', 'Legend'),
      '<p><code translate="no">hidden</code> of',
      'legends',
    ],
  ])('show %s', async (_, change, text, anchor) => {
    const { html } = await render([change]);
    const [, , details] = cellsOf(html);
    expect(details).toContain(text);
    expect(details).toContain(GUIDE_LINK.replace('SECTION', anchor));
    expect(details).not.toContain('@mui/x-charts');
  });

  test('show the note of the packages if the guide does not mention them', async () => {
    const { html } = await render([
      removed('hidden', 'PieChart', 'Use `hide`.'),
      removed('Gone'),
    ]);
    const cells = cellsOf(html);
    expect(cells[2]).toContain('<p>Use <code translate="no">hide</code>.</p>');
    expect(cells[2]).not.toContain('upgrade guide');
    expect(cells[6]).toBe('');
  });
});

describe('a type that became an object', () => {
  const own = makeChange({
    kind: 'type',
    change: 'type changed',
    name: 'AxisProps',
    from: 'string[]',
  });
  const member = { kind: 'member' as const, in: ['AxisProps'] };
  const changes = [
    own,
    makeChange({ ...member, name: 'ids', to: 'Set<string>' }),
    makeChange({ ...member, name: 'type', to: "'x' | 'y'" }),
    makeChange({
      kind: 'prop',
      change: 'type changed',
      name: 'color',
      in: ['BarChart'],
      from: 'InputAxisProps',
      to: 'AxisProps',
    }),
  ];
  const SHAPE = "string[] → { ids: Set&lt;string&gt;; type: 'x' | 'y' }";
  const GUIDE_ADDRESS = '/x/migration/migration-charts-v7/#axes';
  /** The text and the links of the cell with the states before and after. */
  const readStep = async (id: string) => {
    const { html } = await render(changes);
    const cell = cellsOf(html.slice(html.indexOf(`id="${id}"`)))[2]!;
    const links = [...cell.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    return { text: cell.replace(/<[^>]+>/g, ''), links };
  };

  test('shows its members and the guide', async () => {
    expect(await readStep('type-changed-type-AxisProps')).toEqual({
      text: `${SHAPE}In the upgrade guide`,
      links: [GUIDE_ADDRESS],
    });
  });

  test('is explained wherever a changed type refers to it', async () => {
    expect(await readStep('type-changed-prop-BarChart-color')).toEqual({
      text: `InputAxisProps → AxisPropsAxisProps: ${SHAPE}In the upgrade guide`,
      links: ['#type-changed-type-AxisProps', GUIDE_ADDRESS],
    });
  });
});

test('added exports show the plan that they require', async () => {
  const { html } = await render([
    makeChange({ name: 'A', to: '@mui/x-charts, @mui/x-charts-pro' }),
    makeChange({ name: 'B', to: '@mui/x-charts-pro' }),
  ]);
  const cells = cellsOf(html);
  expect(cells[2]).toBe('');
  expect(cells[5]).toContain('api-pro');
});

test('only sections of members have a column for owners', async () => {
  const { html } = await render([
    makeChange({ name: 'A' }),
    makeChange({ kind: 'prop', name: 'b', in: ['A'] }),
  ]);
  const heads = html
    .split('<details')
    .slice(1)
    .map((section) => section.match(/role="columnheader"/g)?.length);
  expect(heads).toEqual([3, 4]);
  expect(cellsOf(html)).toHaveLength(7);
});

test('sections are collapsed and count their changes', async () => {
  const { html } = await render([
    makeChange({ name: 'A' }),
    makeChange({ name: 'B' }),
    makeChange({ name: 'C', change: 'removed' }),
  ]);
  expect(html).toMatch(
    /<details class="api-section"><summary><h2 [^]*<\/h2><span class="api-counts"><span data-count="removed">Removed <b>1<\/b><\/span> <span data-count="added">Added <b>2<\/b><\/span><\/span><\/summary><table/,
  );
});

test('long types and long lists of owners are collapsed', async () => {
  const { html } = await render([
    makeChange({
      kind: 'prop',
      change: 'type changed',
      name: 'a',
      in: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
      from: 'x'.repeat(200),
      to: 'y'.repeat(200),
    }),
  ]);
  expect(html).toContain('<summary>Show both types</summary>');
  expect(html).toContain('<summary>and 2 more</summary>');
});

test('fields offer the existing kinds and changes, with counts', async () => {
  const { html } = await render([
    makeChange({ kind: 'prop', name: 'a', in: ['BarChart'], change: 'removed' }),
    makeChange({ kind: 'prop', name: 'b', in: ['BarChart'] }),
    makeChange({ kind: 'value', name: 'c', change: 'type changed' }),
  ]);
  const options = [...html.matchAll(/<option value="([^"]*)">([^<]*)</g)];
  expect(options.map(([, value, text]) => `${value}: ${text}`)).toEqual([
    ': All kinds',
    'prop: Props (2)',
    'value: Functions and constants (1)',
    ': All changes',
    'breaking: May break your code (1)',
    'removed: Removed (1)',
    'type-changed: Type changed (1)',
    'added: Added (1)',
  ]);
  expect(html).toContain('data-kind="prop" data-change="removed breaking"');
  expect(html).toContain('data-of="BarChart"');
  expect(html).toContain('data-total="3"');
  expect(html).toContain('role="status"');
});

test('it names the versions, the guide and the data, and is translated to Chinese', async () => {
  const { html } = await render([makeChange({ name: 'BarChart' })], 'zh');
  expect(html).toContain('→</span> 8.2.0');
  expect(html).toContain('href="/x/migration/migration-charts-v7/"');
  expect(html).toContain('href="/x/api/changes/charts-7-8.json" data-native');
  expect(html).toContain('href="/x/api/changes/schema.json" data-native');
  expect(html).toContain('全部变更');
  expect(html).not.toMatch(/All changes|Details/);
});

test('names in the data are escaped', async () => {
  const { html } = await render([
    makeChange({ name: '<img src=x>', from: '<u>', to: '<i>', change: 'type changed' }),
  ]);
  expect(html).not.toMatch(/<img|<u>|<i>/);
});

test('sorting does not mutate its input', () => {
  const changes = [
    makeChange({ name: 'b' }),
    makeChange({ name: 'a' }),
    makeChange({ name: 'c', change: 'renamed' }),
  ];
  expect(sortChanges(changes).map(({ name }) => name)).toEqual(['c', 'a', 'b']);
  expect(changes.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});

test.each([
  ['Use `b` instead.', 'Use `b` instead.'],
  ['See {@link https://e.com/}.', 'See https://e.com/.'],
  ['{@link https://e.com/ The page}', '[The page](https://e.com/)'],
  ['codemod v8.0.0/a/b', '`npx @mui/x-codemod@latest v8.0.0/a/b <path>`'],
])('the note %s is %s as Markdown', (note, text) => {
  expect(toMarkdownNote(note)).toBe(text);
});
