import type { Location } from 'history';

const onPath = jest.fn();
const startAnalytics = jest.fn(() => ({ onPath, stop: jest.fn() }));
const customFields = { analyticsId: 'G-TEST1', docsDomain: window.location.hostname };

jest.mock(
  '@generated/docusaurus.config',
  () => ({
    __esModule: true,
    default: {
      get customFields() {
        return customFields;
      },
    },
  }),
  { virtual: true },
);
jest.mock('../../../src/features/analytics/startAnalytics', () => ({
  get startAnalytics() {
    return startAnalytics;
  },
}));

const at = (pathname: string, search = '', hash = ''): Location => ({
  pathname,
  search,
  hash,
  state: undefined,
});

async function load() {
  jest.resetModules();
  startAnalytics.mockClear();
  onPath.mockClear();
  const client = await import('../../../src/features/analytics/client');
  const go = async (location: Location, previousLocation: Location | null) => {
    client.onRouteDidUpdate?.({ location, previousLocation });
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return go;
}

test('loads the rest if analytics is enabled, and reports only changed paths', async () => {
  customFields.analyticsId = 'G-TEST1';
  const go = await load();
  await go(at('/x/a/'), null);
  expect(startAnalytics).toHaveBeenCalledWith('G-TEST1', window);
  expect(onPath).toHaveBeenCalledTimes(1);
  await go(at('/x/a/', '?q=1'), at('/x/a/'));
  await go(at('/x/a/', '', '#b'), at('/x/a/', '?q=1'));
  expect(onPath).toHaveBeenCalledTimes(1);
  await go(at('/x/b/'), at('/x/a/'));
  expect(onPath).toHaveBeenCalledTimes(2);
});

test('loads nothing if it is disabled', async () => {
  customFields.analyticsId = '';
  const go = await load();
  await go(at('/x/a/'), null);
  expect(startAnalytics).not.toHaveBeenCalled();
  expect(onPath).not.toHaveBeenCalled();
});
