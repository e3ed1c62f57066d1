import { findAdRoom } from '../../src/theme/DocItem/findAdRoom';

const makeToc = (count: number, value = 'Sort rows') =>
  Array.from({ length: count }, () => ({ value, level: 2 }));

test.each([
  [1, 'low'],
  [7, 'low'],
  [8, 'medium'],
  [12, 'medium'],
  [13, 'high'],
  [18, 'high'],
  [19, undefined],
  [0, undefined],
])('a table of contents of %i lines', (count, room) => {
  expect(findAdRoom(makeToc(count))).toBe(room);
});

test('long titles take several lines, also in Chinese; tags and deep levels none', () => {
  expect(findAdRoom(makeToc(6, 'Select only the rows of the page'))).toBe('medium');
  expect(findAdRoom(makeToc(6, '只选择当前页面中显示的数据行'))).toBe('medium');
  expect(findAdRoom(makeToc(7, '<code>sortModel</code>'))).toBe('low');
  expect(findAdRoom([...makeToc(7), { value: 'Deep', level: 4 }])).toBe('low');
});
