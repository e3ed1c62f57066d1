import { waitFor } from '@testing-library/react';
import { createColorSheet } from '../../../src/features/preferences/createColorSheet';
import { block, resetBrowser } from './support';

let mockIsBroken = false;
jest.mock('../../../src/design/renderColorCss', () => ({
  __esModule: true,
  get renderColorCss() {
    if (mockIsBroken) throw new Error('Loading chunk 1 failed.');
    return jest.requireActual<{ renderColorCss: unknown }>(
      '../../../src/design/renderColorCss',
    ).renderColorCss;
  },
}));

const RED = { primary: { main: '#ff0000' } };
const BLUE = { primary: { main: '#0000ff' } };
const KEY = 'docs-color-css';
const start = (colors: object) => `1 ${encodeURIComponent(JSON.stringify(colors))}\n`;
const sheet = () => document.getElementById('docs-colors')?.textContent;

// Loaded once in advance: MUI is slow on a busy machine.
beforeAll(() => import('../../../src/design/renderColorCss'), 60_000);

beforeEach(() => {
  resetBrowser();
  document.getElementById('docs-colors')?.remove();
});

test('generates the stylesheet, and stores it with its colors', async () => {
  createColorSheet()(RED);
  await waitFor(() => expect(sheet()).toContain('--mui-palette-primary-main:#ff0000'));
  expect(window.localStorage.getItem(KEY)).toBe(start(RED) + sheet());
  expect(document.cookie).toContain(encodeURIComponent(JSON.stringify(RED)));
});

test('applies a stored one that matches the colors, synchronously', () => {
  window.localStorage.setItem(KEY, `${start(RED)}:root{--a:1}`);
  createColorSheet()(RED);
  expect(sheet()).toBe(':root{--a:1}');
});

test.each([
  ['other colors', `${start(BLUE)}:root{--a:1}`],
  ['another version', `0${start(RED)}:root{--a:1}`],
  ['nonsense', 'nonsense'],
])('generates it again if %s are stored', async (_name, text) => {
  window.localStorage.setItem(KEY, text);
  createColorSheet()(RED);
  await waitFor(() => expect(sheet()).toContain('#ff0000'));
  expect(window.localStorage.getItem(KEY)).toBe(start(RED) + sheet());
});

test('without colors, the stylesheet and the stored one are removed', async () => {
  const show = createColorSheet();
  show(RED);
  await waitFor(() => expect(sheet()).toBeDefined());
  show({});
  expect(sheet()).toBeUndefined();
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

test('only the latest colors are shown, however long the others take', async () => {
  const show = createColorSheet();
  show(RED);
  show(BLUE);
  await waitFor(() => expect(sheet()).toContain('#0000ff'));
  show(RED);
  show({});
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sheet()).toBeUndefined();
});

test('if MUI fails to load, it is requested again once the network is back', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  mockIsBroken = true;
  createColorSheet()(RED);
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(sheet()).toBeUndefined();
  mockIsBroken = false;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(sheet()).toContain('#ff0000'));
  warn.mockRestore();
});

test('works if storage and cookies are blocked', async () => {
  const unblock = [block(window, 'localStorage'), block(document, 'cookie')];
  createColorSheet()(RED);
  await waitFor(() => expect(sheet()).toContain('#ff0000'));
  unblock.forEach((end) => end());
});
