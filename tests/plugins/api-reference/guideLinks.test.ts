import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ApiPage } from '../../../src/types/api';
import { createGuideLinks } from '../../../plugins/api-reference/guides/createGuideLinks';
import {
  digestGuides,
  findTranslation,
  readGuidesIn,
  readSectionedGuides,
} from '../../../plugins/api-reference/guides/readSectionedGuides';
import { readGuideSections } from '../../../plugins/api-reference/guides/readGuideSections';

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'guides-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

function write(file: string, text: string): string {
  const target = path.join(root, 'docs', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
  return target;
}

const writeGuide = (address: string, components: string[], body: string) =>
  write(
    `charts/${address}/${address}.mdx`,
    `---\ntitle: ${address}\nproduct: charts\ncomponents: [${components.join(', ')}]\n---\n\n${body}\n`,
  );

const page = (name: string, demos: string[] = []) =>
  ({
    name,
    product: 'charts',
    packages: ['@mui/x-charts'],
    demos: demos.map((one) => ({ title: one, path: `/x/react-charts/${one}/` })),
  }) as unknown as ApiPage;

const links = () => createGuideLinks(readSectionedGuides(path.join(root, 'docs')));
const namesOf = (found: { path: string; anchor: string | null }[]) =>
  found.map(
    ({ path: address, anchor }) =>
      address.replace(/^\/x\/react-charts\/|\/$/g, '') + (anchor ? `#${anchor}` : ''),
  );

test('a guide is split into sections with the names in their code', () => {
  const file = write(
    'one.mdx',
    [
      'Set `size` or <Thing color="red" />, never size.',
      '## Set the `size` {#own}',
      '```tsx',
      'const size = size + 1;',
      '## no heading',
      '```',
      '## Use *two* sizes',
      '`size="small"` and `size`',
      '## 尺寸 {/* #in-a-comment */}',
    ].join('\n'),
  );
  const sections = readGuideSections(file);
  expect(sections.map(({ anchor }) => anchor)).toEqual([
    null,
    'own',
    'use-two-sizes',
    'in-a-comment',
  ]);
  expect(sections.map(({ names }) => names.get('size'))).toEqual([2, 7, 4, undefined]);
  expect(sections[0]?.names.get('color')).toBe(2);
  expect(sections[1]?.names.has('heading')).toBe(true);
});

test('the guide of a component comes before those that use it, five at most', () => {
  writeGuide('bars', ['BarChart', 'BarPlot', 'BarElement'], 'Draw a `BarChart`.');
  writeGuide('stacking', ['BarChart'], '`BarChart`');
  for (const each of ['a', 'b', 'c', 'd', 'e'])
    writeGuide(each, [], '`BarChart` '.repeat(each.charCodeAt(0) - 96));
  writeGuide('other', ['PieChart'], 'No word of it.');
  writeGuide('quiet', [], 'Its demos use it.');
  const found = namesOf(links().ofPage(page('BarChart', ['quiet'])));
  expect(found).toEqual(['bars', 'stacking', 'e', 'd', 'c']);
});

test('a member links to the most relevant section of each guide', () => {
  writeGuide('bars', ['BarChart'], '`gap`\n\n## Set the `gap`\n\nThe `gap` is wide.');
  writeGuide('axis', ['BarChart'], '## Space\n\n`gap`');
  writeGuide('code', ['BarChart'], '```tsx\n<BarChart gap={2} />\n```');
  writeGuide('pie', ['PieChart'], '## `gap` between slices');
  expect(namesOf(links().ofMember(page('BarChart'), 'gap'))).toEqual([
    'bars#set-the-gap',
    'axis#space',
  ]);
  expect(links().ofMember(page('BarChart'), 'missing')).toEqual([]);
});

test('migration guides explain nothing, and the FAQ comes last', () => {
  writeGuide('faq', ['BarChart'], '`gap` `gap`');
  writeGuide('bars', ['BarChart'], '`gap`');
  write(
    'migration/from-7/from-7.mdx',
    '---\ntitle: From 7\nproduct: charts\ncomponents: [BarChart]\n---\n`gap` `gap` `gap`\n',
  );
  expect(namesOf(links().ofMember(page('BarChart'), 'gap'))).toEqual(['bars', 'faq']);
});

test('an event links to guides that explain it, not to the list of events', () => {
  writeGuide('events', [], '## All of them\n\n`rowClick` `rowClick`');
  writeGuide('selection', [], '## Clicks\n\n`rowClick` comes first.');
  expect(namesOf(links().ofEvent('charts', 'rowClick'))).toEqual(['selection#clicks']);
});

test('a section that the translation lacks is not linked, but its page is', () => {
  writeGuide('bars', ['BarChart'], '## Set the `gap`\n\n## Set the `size`');
  const translation = write(
    '../i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx',
    '## 间距 {#set-the-gap}',
  );
  const docs = path.join(root, 'docs');
  const found = createGuideLinks(readGuidesIn(docs, 'zh'));
  expect(findTranslation(docs, 'charts/bars/bars.mdx', 'zh')).toBe(translation);
  expect(findTranslation(docs, 'charts/axis/axis.mdx', 'zh')).toBeUndefined();
  expect(namesOf(found.ofMember(page('BarChart'), 'gap'))).toEqual(['bars#set-the-gap']);
  expect(namesOf(found.ofMember(page('BarChart'), 'size'))).toEqual(['bars']);
});

describe('the hash that is used to reuse pages of the reference', () => {
  const docs = () => path.join(root, 'docs');
  const digest = () => digestGuides(docs(), readSectionedGuides(docs()));
  const digestOf = (body: string) => {
    writeGuide('bars', ['BarChart'], body);
    return digest();
  };
  const body = '## Set the `gap`\n\nBars keep their distance, `0.2` of a step.';

  test('an edited sentence does not change it', () => {
    const before = digestOf(body);
    expect(digestOf(body.replace('keep their distance', 'stand apart'))).toBe(before);
  });

  test.each([
    ['a name in code', '`0.2`', '`categoryGapRatio`'],
    ['a heading with a name', '`gap`', '`gaps`'],
    ['an anchor', '`gap`', '`gap` {#distance}'],
  ])('%s changes it', (_, from, to) => {
    const before = digestOf(body);
    expect(digestOf(body.replace(from, to))).not.toBe(before);
  });

  test('so does a page that is added or removed', () => {
    const before = digestOf(body);
    const file = write('charts/pies/pies.mdx', '---\ntitle: Pies\n---\n\nSlices.\n');
    expect(digest()).not.toBe(before);
    fs.rmSync(file);
    expect(digest()).toBe(before);
  });
});
