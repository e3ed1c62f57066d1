import { readTheme } from '../../../src/features/console-theme/readTheme';

jest.mock('../../../src/features/preferences', () => ({
  readSavedTheme: () =>
    jest.requireActual('../../../src/features/preferences/savedTheme').readSavedTheme(),
}));

const html = document.documentElement;

afterEach(() => {
  localStorage.clear();
  html.removeAttribute('data-theme');
  html.removeAttribute('dir');
});

test('without settings it is the theme of the site', () => {
  const theme = readTheme();
  expect(theme).toMatchObject({ direction: 'ltr', palette: { mode: 'light' } });
  expect(readTheme()).toBe(theme);
});

test("it includes the user's settings", () => {
  const before = readTheme();
  html.setAttribute('data-theme', 'dark');
  html.setAttribute('dir', 'rtl');
  localStorage.setItem('docs-spacing', '4');
  const theme = readTheme();
  expect(theme).not.toBe(before);
  expect(theme).toMatchObject({ direction: 'rtl', palette: { mode: 'dark' } });
  expect(theme.spacing(1)).toContain('4px');
});
