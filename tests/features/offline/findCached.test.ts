import {
  findCachedPage,
  redirectToCachedPage,
} from '../../../src/features/offline/worker/findCached';
import { FakeCaches, FakeResponse } from './support';

const ORIGIN = 'https://docs.example.com';
const redirect = jest.fn((url: string) => new FakeResponse(url, { status: 302 }));
const caches = new FakeCaches();

beforeAll(async () => {
  Object.assign(globalThis, { Response: { redirect } });
  const cache = await caches.open('atlas /x/ v1 pages');
  await cache.put(`${ORIGIN}/x/kept/`, new FakeResponse('kept') as never);
});
beforeEach(() => redirect.mockClear());

const lead = (address: string) =>
  redirectToCachedPage(caches.asCaches(), ORIGIN + address, '/x/');

test('an address without its final slash redirects to the page, with its query', async () => {
  expect(
    await findCachedPage(caches.asCaches(), `${ORIGIN}/x/kept`, '/x/'),
  ).toBeUndefined();
  expect((await lead('/x/kept?code=9'))?.status).toBe(302);
  expect(redirect.mock.calls).toEqual([[`${ORIGIN}/x/kept/?code=9`]]);
});

test.each(['/x/kept/', '/x/other', '/x/other/', '/x/'])(
  '%s does not redirect',
  async (address) => {
    expect(await lead(address)).toBeUndefined();
    expect(redirect).not.toHaveBeenCalled();
  },
);
