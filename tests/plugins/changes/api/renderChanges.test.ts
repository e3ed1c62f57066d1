import fs from 'node:fs';
import path from 'node:path';
import { createEntryLinks } from '../../../../plugins/changes/api/createEntryLinks';
import { sortChanges } from '../../../../plugins/changes/api/sortChanges';
import { toMarkdownNote } from '../../../../plugins/changes/api/toMarkdownNote';
import { renderChanges } from '../../../../plugins/changes/api/view/renderChanges';
import type { Language } from '../../../../src/config/languages';
import type { ApiChange } from '../../../../src/types/apiChange';
import { makeChange, makeDiff, writeSite } from './support';

let siteDir: string;
beforeAll(() => {
  siteDir = writeSite({ BarChart: ['axis', 'color'], LineChart: ['axis'] }, makeDiff());
});
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

/** Renders a page of these changes as a DOM. */
async function render(changes: ApiChange[], language: Language = 'en') {
  const view = await renderChanges(makeDiff(...changes), {
    language,
    resolve: (address) => address,
    links: createEntryLinks(path.join(siteDir, 'docs'), 'charts'),
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
  expect(name).toContain('<code dir="ltr">axis</code>');
  expect(what).toContain('Type changed');
  expect(step).toContain(
    'aria-label="becomes">→</span> <code dir="ltr">Axis&lt;<wbr>string&gt;',
  );
  expect(step).toContain("'x' <wbr>| 'y'");
  expect(where).toContain('href="/x/api/charts/barchart/#prop-axis"');
  expect(where).toContain('<code dir="ltr">Hidden</code>');
  expect(where).toContain('<a href="https://example.com/axis"');
  expect(hrefs).toContain('/x/api/charts/barchart/#prop-axis');
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
  expect(html).toContain('<a href="/x/api/charts/linechart/"><code dir="ltr">LineChart');
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

test('it names the packages, the guide and the data, and is translated to Chinese', async () => {
  const { html } = await render([makeChange({ name: 'BarChart' })], 'zh');
  expect(html).toContain('<code dir="ltr">@mui/x-charts</code> 7.1.0');
  expect(html).toContain('href="/x/migration/migration-charts-v7/"');
  expect(html).toContain('href="/x/api/changes/charts-7-8.json" data-native');
  expect(html).toContain('href="/x/api/changes/schema.json" data-native');
  expect(html).toContain('全部变更');
  expect(html).not.toMatch(/All changes|Before and after/);
});

test('names in the data are escaped', async () => {
  const { html } = await render([
    makeChange({ name: '<img src=x>', from: '<b>', to: '<i>', change: 'type changed' }),
  ]);
  expect(html).not.toMatch(/<img|<b>|<i>/);
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
