import { exposeTheme } from '../../../src/features/console-theme/exposeTheme';

const THEME = { spacing: 8 };

function offer(load: () => Promise<() => typeof THEME>) {
  const win: { theme?: unknown } = {};
  exposeTheme(win, load);
  return win;
}

test('nothing loads until the property is read, not even when all names are listed', () => {
  const load = jest.fn(() => Promise.resolve(() => THEME));
  const win = offer(load);
  expect(Object.keys(win)).toEqual([]);
  expect('theme' in win).toBe(true);
  expect(load).not.toHaveBeenCalled();
});

test('the first read returns a promise, later ones the current theme', async () => {
  let theme = THEME;
  const load = jest.fn(() => Promise.resolve(() => theme));
  const win = offer(load);
  expect(win.theme).toBeInstanceOf(Promise);
  expect(win.theme).toBe(win.theme);
  await expect(win.theme).resolves.toBe(THEME);
  expect(win.theme).toBe(THEME);
  theme = { spacing: 4 };
  expect(win.theme).toBe(theme);
  expect(load).toHaveBeenCalledTimes(1);
});

test('after a failed load the next read tries again', async () => {
  const load = jest
    .fn<Promise<() => typeof THEME>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => THEME);
  const win = offer(load);
  await expect(win.theme).rejects.toThrow('offline');
  await expect(win.theme).resolves.toBe(THEME);
});
