import { getDocsTheme } from '../../src/design/getDocsTheme';

const COLORS = { primary: { main: '#123456' } };

test('equal options give the same theme, even in another object', () => {
  const theme = getDocsTheme({ direction: 'rtl', paletteColors: COLORS }, 'dark');
  const again = { direction: 'rtl', paletteColors: structuredClone(COLORS) } as const;
  expect(getDocsTheme(again, 'dark')).toBe(theme);
  expect(theme).toMatchObject({ direction: 'rtl', palette: { mode: 'dark' } });
});

test.each([
  ['scheme', {}, 'dark'],
  ['direction', { direction: 'rtl' }, 'light'],
  ['spacing', { spacing: 10 }, 'light'],
  ['density', { dense: true }, 'light'],
  ['colors', { paletteColors: COLORS }, 'light'],
] as const)('another value of %s gives another theme', (_, options, scheme) => {
  expect(getDocsTheme(options, scheme)).not.toBe(getDocsTheme({}, 'light'));
});

test('themes that were not requested recently are removed', () => {
  const first = getDocsTheme({ spacing: 1 }, 'light');
  for (let spacing = 2; spacing <= 8; spacing++) getDocsTheme({ spacing }, 'light');
  expect(getDocsTheme({ spacing: 1 }, 'light')).toBe(first);
  for (let spacing = 2; spacing <= 9; spacing++) getDocsTheme({ spacing }, 'light');
  expect(getDocsTheme({ spacing: 1 }, 'light')).not.toBe(first);
});

test('an invalid color throws each time', () => {
  const bad = { paletteColors: { primary: {} } } as never;
  for (let time = 0; time < 2; time++)
    expect(() => getDocsTheme(bad, 'light')).toThrow(TypeError);
});
