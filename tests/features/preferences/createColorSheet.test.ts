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

// Loaded once ahead: MUI takes its time on a busy machine.
beforeAll(() => import('../../../src/design/renderColorCss'), 60_000);

beforeEach(() => {
  resetBrowser();
  document.getElementById('docs-colors')?.remove();
});

test('makes the stylesheet, and stores it with the colors it belongs to', async () => {
  createColorSheet()(RED);
  await waitFor(() => expect(sheet()).toContain('--mui-palette-primary-main:#ff0000'));
  expect(window.localStorage.getItem(KEY)).toBe(start(RED) + sheet());
  expect(document.cookie).toContain(encodeURIComponent(JSON.stringify(RED)));
});

test('takes a stored one that belongs to the colors, at once', () => {
  window.localStorage.setItem(KEY, `${start(RED)}:root{--a:1}`);
  createColorSheet()(RED);
  expect(sheet()).toBe(':root{--a:1}');
});

test.each([
  ['other colors', `${start(BLUE)}:root{--a:1}`],
  ['another version', `0${start(RED)}:root{--a:1}`],
  ['nonsense', 'nonsense'],
])('makes it anew where %s are stored', async (_name, text) => {
  window.localStorage.setItem(KEY, text);
  createColorSheet()(RED);
  await waitFor(() => expect(sheet()).toContain('#ff0000'));
  expect(window.localStorage.getItem(KEY)).toBe(start(RED) + sheet());
});

test('no colors take the stylesheet and the stored one back', async () => {
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

test('where MUI does not arrive, it is asked for again once the network is back', async () => {
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

test('works where storage and cookies are blocked', async () => {
  const unblock = [block(window, 'localStorage'), block(document, 'cookie')];
  createColorSheet()(RED);
  await waitFor(() => expect(sheet()).toContain('#ff0000'));
  unblock.forEach((end) => end());
});
