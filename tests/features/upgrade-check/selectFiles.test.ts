import {
  isOwnFolder,
  isSource,
} from '../../../src/features/upgrade-check/engine/selectFiles';

test.each([
  ['a.tsx', true],
  ['src/a.mjs', true],
  ['src/a.css', true],
  ['src/a.d.ts', false],
  ['a.min.js', false],
  ['a.png', false],
  ['node_modules/x/a.js', false],
  ['.git/a.js', false],
])('%s is a source: %s', (file, expected) => {
  expect(isSource(file)).toBe(expected);
});

test('folders that belong to tools', () => {
  expect(['src', 'dist', '.next'].map(isOwnFolder)).toEqual([true, false, false]);
});
