import { outlinePage } from '../../../content/pages/outlinePage';

const PAGE = `---
title: Sorting
keywords: [order]
---

Users sort by a click.

<Demo name="SortByRank" height={300} />

## Sort several columns

A second click turns the order over.
`;

const edit = (from: string, to: string): string => {
  expect(PAGE).toContain(from);
  return outlinePage(PAGE.replace(from, to));
};

test('an edited sentence does not change the outline', () => {
  expect(edit('by a click', 'with a click')).toBe(outlinePage(PAGE));
  expect(edit('A second click', 'One more click\n\nin two paragraphs')).toBe(
    outlinePage(PAGE),
  );
});

test.each([
  ['the title', 'Sorting', 'Order'],
  ['a keyword', '[order]', '[order, rank]'],
  ['a heading', 'several columns', 'many columns'],
  ['the level of a heading', '## Sort', '### Sort'],
  ['a demo', 'SortByRank', 'SortByName'],
  ['the place of a demo', '\n\n## Sort several columns', ''],
])('%s is part of it', (_, from, to) => {
  expect(edit(from, to)).not.toBe(outlinePage(PAGE));
});

test('a moved demo changes it', () => {
  const demo = '<Demo name="SortByRank" height={300} />\n';
  expect(outlinePage(PAGE.replace(demo, '') + demo)).not.toBe(outlinePage(PAGE));
});

test('lines may have Windows line endings', () => {
  const windows = PAGE.replaceAll('\n', '\r\n');
  expect(outlinePage(windows.replace('by a click', 'with a click'))).toBe(
    outlinePage(windows),
  );
  expect(outlinePage(windows.replace('title: Sorting', 'title: Order'))).not.toBe(
    outlinePage(windows),
  );
});

test('a name in the front matter is part of it, because tabs depend on it', () => {
  expect(edit('by a click', 'by `sortModel`')).not.toBe(outlinePage(PAGE));
});
