import { parseFenceMeta } from '../../../plugins/mdx/parseFenceMeta';

test.each([
  ['', undefined, []],
  ['title="App.tsx"', 'App.tsx', []],
  ['title=""', '', []],
  ['{2}', undefined, [2]],
  ['{2,4-6}', undefined, [2, 4, 5, 6]],
  ['{ 1, 3 - 4 }', undefined, [1, 3, 4]],
  ['title="src/App.tsx" {3}', 'src/App.tsx', [3]],
  ['{3} title="a {b}"', 'a {b}', [3]],
  ['title="{1}"', '{1}', []],
  ['{}', undefined, []],
  ['{a}', undefined, []],
  ['{,}', undefined, []],
  ['showLineNumbers', undefined, []],
])('%s', (meta, title, marked) => {
  const result = parseFenceMeta(meta);
  expect(result.title).toBe(title);
  expect([...result.marked]).toEqual(marked);
});

test.each([
  ['check', true, undefined],
  ['title="check"', false, undefined],
  ['title="App.tsx" check {2}', true, undefined],
  ['checked', false, undefined],
  ['partial="App is yours"', false, 'App is yours'],
  ['partial=""', false, ''],
])('what %s means for the tests', (meta, check, partial) => {
  expect(parseFenceMeta(meta)).toMatchObject({ check, partial });
});

test.each([
  ['check="7"', true, '7'],
  ['title="Before (v7)" check="7" {2}', true, '7'],
  ['check', true, undefined],
  ['title="check" partial="x"', false, undefined],
  ['check="seven"', false, undefined],
])('the major against which %s is checked', (meta, check, major) => {
  expect(parseFenceMeta(meta)).toMatchObject({ check, major });
});
