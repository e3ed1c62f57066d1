import { hasProse } from '../../../content/translations/hasProse';
import { hashSection } from '../../../content/translations/hashSection';
import { compareSections } from '../../../content/translations/compareSections';
import { splitSections } from '../../../content/translations/splitSections';
import { readStamps } from '../../../content/translations/readStamps';
import { writeStamps } from '../../../content/translations/writeStamps';

const PAGE = `---
title: Sorting
description: Sort rows by one column.
---

Users sort by a click. See [Filtering](../filtering/filtering.mdx#operators).

## Sort by \`several\` columns <PlanBadge plan="pro" />

Hold Shift.

\`\`\`bash
## no heading
\`\`\`

### See [also](../x/x.mdx)

Text of it.

## See also
`;

const ZH = `---
title: 排序
description: 按一列对行排序。
---

用户单击即可排序。

## 按多列排序 <PlanBadge plan="pro" /> {/* #sort-by-several-columns */}

按住 Shift。

### 另见 {/* #see-also */}

文字。

## 另请参阅 {/* #see-also-1 */}
`;

const stampsOf = (text: string) =>
  Object.fromEntries(
    splitSections(text).map((each) => [each.key, hashSection(each.text)]),
  );
const statesOf = (source: string, own = ZH, stamps = stampsOf(PAGE)) =>
  Object.fromEntries(
    compareSections(source, own, stamps)
      .filter(({ state }) => state !== 'current')
      .map(({ key, state }) => [key, state]),
  );

test('sections have the anchors that the framework generates', () => {
  const sections = splitSections(PAGE);
  expect(sections.map(({ key, depth }) => [key, depth])).toEqual([
    ['TITLE', 0],
    ['INTRO', 0],
    ['sort-by-several-columns', 2],
    ['see-also', 3],
    ['see-also-1', 2],
  ]);
  expect(sections[2]?.text).toContain('## no heading');
  expect(splitSections(ZH).map(({ key }) => key)).toEqual(sections.map(({ key }) => key));
});

test('a translation that is marked is current', () => {
  expect(statesOf(PAGE)).toEqual({});
});

test.each([
  ['the description', PAGE.replace('one column', 'any column'), { TITLE: 'outdated' }],
  [
    'one sentence',
    PAGE.replace('Text of it.', 'Other text.'),
    { 'see-also': 'outdated' },
  ],
  [
    'a comma in code',
    PAGE.replace('## no heading', '## no, heading'),
    { 'sort-by-several-columns': 'outdated' },
  ],
  ['a new section', `${PAGE}\n## Limits\n\nNone at all.\n`, { limits: 'missing' }],
  [
    'a section that is gone',
    PAGE.replace(/\n## See also\n$/, ''),
    { 'see-also-1': 'gone' },
  ],
])('%s makes only its own section outdated', (_case, source, expected) => {
  expect(statesOf(source)).toEqual(expected);
});

test.each([
  ['white space', PAGE.replace(/\n\n/g, '\n\n\n').replace('by a click', 'by  a\nclick')],
  ['another target', PAGE.replace('../filtering/filtering.mdx#operators', '/x/rows/')],
  ['keywords', PAGE.replace('---\n\nUsers', 'keywords: [sort]\n---\n\nUsers')],
  ['line ends of Windows', PAGE.replace(/\n/g, '\r\n')],
])('%s makes nothing outdated', (_case, source) => {
  expect(source).not.toBe(PAGE);
  expect(statesOf(source)).toEqual({});
});

test('code that looks like a link and folders of tables', () => {
  const isSame = (one: string, other: string) => hashSection(one) === hashSection(other);
  expect(isSame('Call `on[name](a)`.', 'Call `on[name](b)`.')).toBe(false);
  expect(isSame('```ts\non[name](a);\n```\n', '```ts\non[name](b);\n```\n')).toBe(false);
  expect(
    isSame('<Comparison name="../a/rows" />', '<Comparison name="../b/rows" />'),
  ).toBe(true);
});

test('untranslated and unmarked sections are reported', () => {
  const half = ZH.replace('文字。', 'Text of it.').replace(
    '### 另见',
    '### See [also](../x/x.mdx)',
  );
  expect(statesOf(PAGE, half)).toEqual({ 'see-also': 'untranslated' });
  expect(statesOf(PAGE, ZH, { ...stampsOf(PAGE), INTRO: undefined! })).toEqual({
    INTRO: 'unmarked',
  });
});

test('a section with only code needs no translation', () => {
  expect(hasProse('<Demo name="Rows and columns" />\n```\nmany words here\n```\n')).toBe(
    false,
  );
  expect(hasProse('See also')).toBe(true);
});

describe('stamps in the front matter', () => {
  const stamps = { TITLE: '0a1b2c3d', 'see-also': '12345678' };

  test('are written last, read again, and replace existing ones', () => {
    const once = writeStamps(ZH, stamps);
    expect(readStamps(once, 'page.mdx')).toEqual(stamps);
    expect(writeStamps(once, stamps)).toBe(once);
    const fewer = writeStamps(once, { TITLE: 'ffffffff' });
    expect(readStamps(fewer, 'page.mdx')).toEqual({ TITLE: 'ffffffff' });
    expect(writeStamps(fewer, {})).toBe(ZH);
  });

  test('a key that YAML parses differently is preserved', () => {
    const odd = { '404': '0a1b2c3d', yes: '0a1b2c3d', 'a: b': '0a1b2c3d' };
    expect(readStamps(writeStamps(ZH, odd), 'page.mdx')).toEqual(odd);
  });

  test.each([
    ["stamps:\n  see-also: 'xyz'", 'page.mdx: the stamp of "see-also" is damaged: "xyz"'],
    ['stamps:\n  see-also: 12345678', 'the stamp of "see-also" is damaged: 12345678'],
    ['stamps: soon', 'page.mdx: "stamps" in the front matter is no list'],
  ])('%j is rejected', (field, message) => {
    const page = ZH.replace('---\n\n', `${field}\n---\n\n`);
    expect(() => readStamps(page, 'page.mdx')).toThrow(message);
  });
});
