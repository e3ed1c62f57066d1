import { readFilters, writeFilters } from '../../../src/features/gallery/galleryAddress';

test.each([
  ['', { text: '', plan: undefined }],
  ['?q=two%20words', { text: 'two words', plan: undefined }],
  ['?plan=pro', { text: '', plan: 'pro' }],
  ['?plan=gold&q=a', { text: 'a', plan: undefined }],
])('%s is read', (query, expected) => {
  expect(readFilters(query)).toEqual(expected);
});

test.each([
  [{ text: ' ' }, ''],
  [{ text: 'a b', plan: 'premium' as const }, '?q=a+b&plan=premium'],
])('%j is serialized as %s', (filters, expected) => {
  expect(writeFilters(filters)).toBe(expected);
});

test('serializing and reading gives the same filters', () => {
  const filters = { text: 'ä & “b”=?', plan: 'community' as const };
  expect(readFilters(writeFilters(filters))).toEqual(filters);
});
