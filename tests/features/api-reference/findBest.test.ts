import { type Entry, findBest } from '../../../src/features/api-reference/findBest';

const entries = ['getrowid', 'rowspan', 'rows', 'unstable_rows'].map(
  (name) => ({ name }) as Entry,
);

it.each([
  ['Rows', 'rows'],
  [' rowS', 'rows'],
  ['row', 'rowspan'],
  ['span', 'getrowid'],
])('%s → %s', (text, expected) => {
  expect(findBest(entries, text)?.name).toBe(expected);
});

it('finds nothing in an empty list', () => {
  expect(findBest([], 'rows')).toBeUndefined();
});
