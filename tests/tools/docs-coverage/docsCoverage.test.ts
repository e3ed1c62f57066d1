import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ApiPage } from '../../../src/types/api';
import { ALLOWED } from '../../../tools/docs-coverage/allowed';
import { findLosses, readGate, toGate } from '../../../tools/docs-coverage/gate';
import { measureCoverage } from '../../../tools/docs-coverage/measureCoverage';
import { readCoverage, readPages } from '../../../tools/docs-coverage/readCoverage';
import { readMentions } from '../../../tools/docs-coverage/readMentions';

const prop = { deprecated: null };
const pages = [
  {
    name: 'Shelf',
    product: 'data-grid',
    kind: 'component',
    deprecated: null,
    props: { books: prop, width: prop, old: { deprecated: 'Gone.' } },
    slots: [{ default: 'ShelfLabel' }],
    types: { ShelfModel: {} },
  },
  {
    name: 'useShelf',
    product: 'data-grid',
    kind: 'hook',
    deprecated: null,
    props: {},
    slots: [],
    types: {},
  },
] as unknown as ApiPage[];

const measure = (mentions: string[], entries: Record<string, string> = {}) =>
  measureCoverage('data-grid', {
    pages,
    mentions: new Set(mentions),
    allowed: { entries, props: {} },
    exported: ['Shelf', 'ShelfLabel', 'ShelfModel', 'useShelf', 'ShelfRow'],
  });

test('counts covered names, without deprecated or allowed ones', () => {
  expect(measure(['Shelf', 'books'])).toEqual({
    product: 'data-grid',
    entries: { total: 2, named: 1, unnamed: ['useShelf'] },
    props: { total: 2, named: 1, unnamed: ['width'] },
    withoutPage: ['ShelfRow'],
  });
  expect(measure(['Shelf'], { useShelf: 'internal' }).entries).toEqual({
    total: 1,
    named: 1,
    unnamed: [],
  });
});

test('a name that the guides no longer contain is found, one that they never had is not', () => {
  const gate = toGate([measure(['Shelf', 'books'])]);
  expect(findLosses([measure(['Shelf', 'books', 'width'])], gate)).toEqual([]);
  expect(findLosses([measure(['Shelf'])], gate)).toEqual(['data-grid: books']);
});

test('names count in code, not in prose', () => {
  const docs = fs.mkdtempSync(path.join(os.tmpdir(), 'coverage-'));
  fs.mkdirSync(path.join(docs, 'charts'));
  fs.writeFileSync(
    path.join(docs, 'charts/page.mdx'),
    'The width of `height` and `aria-label`.\n\n```tsx\nuseScale();\n```\n\n<Demo name="Bars" />\n',
  );
  const mentions = readMentions(docs, 'charts');
  fs.rmSync(docs, { recursive: true });
  const names = ['height', 'aria-label', 'useScale', 'Bars', 'width', 'The'];
  expect(names.filter((name) => mentions.has(name))).toEqual(names.slice(0, 4));
});

const coverage = readCoverage();

test('the guides contain all names that they had before', () => {
  expect(findLosses(coverage, readGate())).toEqual([]);
});

test('the current names of the guides are stored: npm run docs:coverage -- --accept', () => {
  expect(readGate()).toEqual(toGate(coverage));
});

test('allowed omissions exist in the reference and have a reason', () => {
  const all = readPages();
  for (const [product, { entries, props }] of Object.entries(ALLOWED)) {
    const own = all.filter((page) => page.product === product);
    const known = own.flatMap(({ name, props: members }) => [
      name,
      ...Object.keys(members),
    ]);
    for (const [name, reason] of [...Object.entries(entries), ...Object.entries(props)]) {
      expect(known).toContain(name);
      expect(reason).toMatch(/\w+ \w+/);
    }
  }
});
