import type { Theme } from '@mui/material/styles';
// Loaded on demand; here it is loaded before the clock is mocked.
import '../../../src/features/console-theme/readTheme';

jest.mock('../../../src/features/preferences', () => ({
  readSavedTheme: () =>
    jest.requireActual('../../../src/features/preferences/savedTheme').readSavedTheme(),
}));

const scope = window as unknown as { theme?: Promise<Theme> | Theme };
const METHODS = ['info', 'log', 'warn', 'error', 'debug'] as const;
let logs: jest.SpyInstance[] = [];
const listLogged = () => logs.flatMap(({ mock }) => mock.calls);

async function load(mode: string): Promise<void> {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  await jest.isolateModulesAsync(async () => {
    await import('../../../src/features/console-theme');
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  logs = METHODS.map((each) => jest.spyOn(console, each).mockReturnValue());
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete scope.theme;
});

test.each(['development', 'test', ''])(
  'in the mode %j nothing is set and nothing is logged',
  async (mode) => {
    await load(mode);
    jest.runAllTimers();
    expect('theme' in window).toBe(false);
    expect(listLogged()).toEqual([]);
  },
);

test('in production one greeting mentions the theme, once the page is idle', async () => {
  await load('production');
  expect(listLogged()).toEqual([]);
  jest.runAllTimers();
  expect(listLogged()).toEqual([[expect.stringContaining('await theme')]]);
  expect(console.info).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();
  expect(console.info).toHaveBeenCalledTimes(1);
});

test('in production `theme` is first a promise of the theme, and then the theme', async () => {
  await load('production');
  expect(scope.theme).toBeInstanceOf(Promise);
  const theme = await scope.theme;
  expect(theme).toMatchObject({ direction: 'ltr', palette: { mode: 'light' } });
  expect(scope.theme).toBe(theme);
});
