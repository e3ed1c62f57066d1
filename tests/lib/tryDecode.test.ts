import { tryDecode } from '../../src/lib/tryDecode';

test.each([
  ['caf%C3%A9', 'café'],
  ['a%2Fb', 'a/b'],
  ['%', '%'],
  ['50%', '50%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('%s is read as %s', (encoded, text) => {
  expect(tryDecode(encoded)).toBe(text);
});

test('a path keeps its encoded slashes', () => {
  expect(tryDecode('/x/a%2Fb%20c/', decodeURI)).toBe('/x/a%2Fb c/');
  expect(tryDecode('/x/%E0%A4%A/', decodeURI)).toBe('/x/%E0%A4%A/');
});
