import preloadRoute from '../../../src/features/prefetch/preloadRoute';

const mockAddLateRoutes = jest.fn<void, []>();

jest.mock(
  '@generated/routes',
  () => ({
    __esModule: true,
    default: ['/x/%E0%A4%A/', '/x/zażółć/', '/x/api/%/'].map((path) => ({
      path,
      exact: true,
      component: { preload: async () => path },
    })),
  }),
  { virtual: true },
);
jest.mock('../../../src/features/prefetch/addLateRoutes', () => ({
  addLateRoutes: () => mockAddLateRoutes(),
}));

beforeEach(() => jest.clearAllMocks());

test.each(['/x/%/', '/x/50%/', '/x/%E0%A4%/', '/%'])(
  'the malformed path %s loads nothing and rejects nothing',
  async (path) => {
    await expect(preloadRoute(path)).resolves.toEqual([]);
  },
);

test('a malformed path that has a page loads it unchanged, once', async () => {
  await expect(preloadRoute('/x/%E0%A4%A/')).resolves.toEqual(['/x/%E0%A4%A/']);
});

test('an encoded path loads the page of its decoded name', async () => {
  await expect(preloadRoute('/x/za%C5%BC%C3%B3%C5%82%C4%87/')).resolves.toEqual([
    '/x/zażółć/',
  ]);
  expect(mockAddLateRoutes).not.toHaveBeenCalled();
});

test('routes of the reference load before its paths are matched, malformed or not', async () => {
  await expect(preloadRoute('/x/api/%/')).resolves.toEqual(['/x/api/%/']);
  expect(mockAddLateRoutes).toHaveBeenCalledTimes(1);
  await preloadRoute('/x/api/');
  expect(mockAddLateRoutes).toHaveBeenCalledTimes(1);
});
