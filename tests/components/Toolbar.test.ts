import { nextIndex } from '../../src/components/Toolbar';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 2, true, 0],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['a', 1, false, undefined],
])('from %s with %s of 3 (rtl: %s) it moves to %s', (key, current, isRtl, expected) => {
  expect(nextIndex(key, current, 3, isRtl)).toBe(expected);
});

test('an empty row has no target', () => {
  expect(nextIndex('Home', -1, 0, false)).toBeUndefined();
});
