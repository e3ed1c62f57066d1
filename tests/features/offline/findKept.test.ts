import {
  findKeptPage,
  leadToKeptPage,
} from '../../../src/features/offline/worker/findKept';
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
  leadToKeptPage(caches.asCaches(), ORIGIN + address, '/x/');

test('an address without its final slash leads to the page, with its query', async () => {
  expect(
    await findKeptPage(caches.asCaches(), `${ORIGIN}/x/kept`, '/x/'),
  ).toBeUndefined();
  expect((await lead('/x/kept?code=9'))?.status).toBe(302);
  expect(redirect.mock.calls).toEqual([[`${ORIGIN}/x/kept/?code=9`]]);
});

test.each(['/x/kept/', '/x/other', '/x/other/', '/x/'])(
  '%s leads nowhere',
  async (address) => {
    expect(await lead(address)).toBeUndefined();
    expect(redirect).not.toHaveBeenCalled();
  },
);
