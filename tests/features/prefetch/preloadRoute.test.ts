import preloadRoute from '../../../src/features/prefetch/preloadRoute';

const mockAddRoutes = jest.fn<void, [unknown]>();

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
jest.mock('@generated/routes?reference', () => ({ id: 'reference' }), { virtual: true });
jest.mock('@generated/routes?charts', () => ({ id: 'charts' }), { virtual: true });
jest.mock('../../../src/features/prefetch/addRoutes', () => ({
  addRoutes: (table: unknown) => mockAddRoutes(table),
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
  expect(mockAddRoutes).not.toHaveBeenCalled();
});

test('the table of a path loads before the path is matched, malformed or not, once', async () => {
  await expect(preloadRoute('/x/api/%/')).resolves.toEqual(['/x/api/%/']);
  await preloadRoute('/x/api/');
  await preloadRoute('/x/react-charts/bars/');
  await preloadRoute('/x/react-charts/bars/components-api/');
  expect(mockAddRoutes.mock.calls).toEqual([
    [expect.objectContaining({ id: 'reference' })],
    [expect.objectContaining({ id: 'charts' })],
  ]);
});
