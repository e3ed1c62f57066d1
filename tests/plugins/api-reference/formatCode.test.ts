import { breakDefinition } from '../../../plugins/api-reference/view/formatCode';

test('a long object type has a line for each member', () => {
  expect(
    breakDefinition(
      "{ id?: string; onChange: (value: { a: number; b: T[] }) => void; kind: ';' | 'x' }",
    ),
  ).toBe(
    "{\n  id?: string;\n  onChange: (value: { a: number; b: T[] }) => void;\n  kind: ';' | 'x';\n}",
  );
});

test('a semicolon after the last member makes no difference', () => {
  const type = '{ first: string; second: string; third: string; }';
  expect(breakDefinition(type)).toBe(
    '{\n  first: string;\n  second: string;\n  third: string;\n}',
  );
});

test.each([
  ['short', '{ id: string; value: number }'],
  [
    'a union of objects',
    "{ kind: 'first'; value: string } | { kind: 'second'; value: number }",
  ],
  ['a function', '(params: { first: string; second: string; third: string }) => void'],
  ['a union of texts', "'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'sixth'"],
])('%s: unchanged', (_what, type) => {
  expect(breakDefinition(type)).toBe(type);
});
