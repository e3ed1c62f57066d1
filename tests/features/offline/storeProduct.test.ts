import { SAVE_CONCURRENCY, SAVE_HEADER } from '../../../src/config/offline';
import {
  readAllSaved,
  readSaved,
  removeSaved,
} from '../../../src/features/offline/save/savedProducts';
import { storeProduct } from '../../../src/features/offline/save/storeProduct';
import type { OfflineList } from '../../../src/types/offline';
import { FakeCaches, FakeResponse } from './support';

const BASE = '/x/';
const PAGE = '/x/react-charts/';
const SCRIPT = '/x/assets/js/charts.1234abcd.js';
const list = (version: string, revision: string): OfflineList => ({
  product: 'charts',
  version,
  pages: 1,
  bytes: 300,
  files: [
    { url: PAGE, bytes: 100, revision, title: 'Charts' },
    { url: SCRIPT, bytes: 200 },
  ],
});

let caches: FakeCaches;
let fetched: string[];
let answer: (url: string, init: RequestInit) => Promise<FakeResponse>;
let space: number | undefined;
const progress = jest.fn();

beforeEach(() => {
  Object.assign(globalThis, { Response: FakeResponse });
  caches = new FakeCaches();
  fetched = [];
  space = undefined;
  answer = async (url) => new FakeResponse(`content of ${url}`);
  progress.mockClear();
});

const save = (what: OfflineList, signal = new AbortController().signal): Promise<void> =>
  storeProduct(
    what,
    BASE,
    {
      caches: caches.asCaches(),
      fetch: (url, init) => {
        fetched.push(url);
        expect(new Headers(init.headers).has(SAVE_HEADER)).toBe(true);
        return answer(url, init) as never;
      },
      now: () => 1_700_000_000_000,
      getSpace: async () => space,
    },
    signal,
    progress,
  );
const read = () => readSaved(caches.asCaches(), BASE, 'charts');

test('stores all files, reports the progress, and returns what is saved', async () => {
  await save(list('one', 'a'));
  expect(fetched.sort()).toEqual([SCRIPT, PAGE].sort());
  expect(progress).toHaveBeenLastCalledWith({ files: 2, bytes: 300 });
  const saved = await read();
  expect(saved).toMatchObject({ savedAt: 1_700_000_000_000, list: list('one', 'a') });
  expect(await readAllSaved(caches.asCaches(), BASE)).toHaveLength(1);
  expect(await readSaved(caches.asCaches(), '/zh/x/', 'charts')).toBeNull();
  expect(await readSaved(caches.asCaches(), BASE, 'data-grid')).toBeNull();
});

test('an update fetches the changed files and removes the earlier version', async () => {
  await save(list('one', 'a'));
  fetched = [];
  await save(list('two', 'b'));
  expect(fetched).toEqual([PAGE]);
  expect((await read())?.list.version).toBe('two');
  expect(await caches.keys()).toHaveLength(1);
});

test('a file that cannot be fetched: the earlier version is preserved', async () => {
  await save(list('one', 'a'));
  const before = await read();
  for (const failing of [
    async () => new FakeResponse('gone', { status: 404 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    answer = failing as typeof answer;
    await expect(save(list('two', 'b'))).rejects.toMatchObject({
      problem: 'unreachable',
    });
    expect(await read()).toEqual(before);
    expect(await caches.keys()).toHaveLength(1);
  }
});

test('a full device is reported, before and while saving', async () => {
  space = 299;
  await expect(save(list('one', 'a'))).rejects.toMatchObject({ problem: 'full' });
  expect(fetched).toEqual([]);
  space = 300;
  caches.refusal = new DOMException('full', 'QuotaExceededError');
  await expect(save(list('one', 'a'))).rejects.toMatchObject({ problem: 'full' });
  expect(await caches.keys()).toEqual([]);
});

test('cancelling leaves nothing behind', async () => {
  const controller = new AbortController();
  answer = (_url, { signal }) =>
    new Promise((_resolve, reject) => {
      signal!.addEventListener('abort', () =>
        reject(new DOMException('cancelled', 'AbortError')),
      );
      queueMicrotask(() => controller.abort());
    });
  await expect(save(list('one', 'a'), controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(await caches.keys()).toEqual([]);
  await expect(save(list('one', 'a'), controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(await caches.keys()).toEqual([]);
});

test('fetches several files in parallel', async () => {
  let running = 0;
  let most = 0;
  answer = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    return new FakeResponse('');
  };
  const files = Array.from({ length: 30 }, (_, i) => ({ url: `/x/${i}.js`, bytes: 1 }));
  await save({ ...list('one', 'a'), files });
  expect(most).toBe(SAVE_CONCURRENCY);
});

test('unfinished and invalid entries are ignored', async () => {
  const name = 'atlas /x/ v1 saved charts half';
  const cache = await caches.open(name);
  await cache.put(PAGE, new FakeResponse('page') as never);
  expect(await read()).toBeNull();
  await cache.put('/x/offline/charts.json', new FakeResponse('{"files":1}') as never);
  expect(await read()).toBeNull();
  await removeSaved(caches.asCaches(), BASE, 'charts');
  expect(await caches.keys()).toEqual([]);
});

test.each([
  ['text/html', 'content'],
  ['text/javascript', '<!doctype html>'],
])(
  'with a page instead of a script, the product is not saved: %s',
  async (type, text) => {
    answer = async () => new FakeResponse(text, { headers: { 'content-type': type } });
    await expect(save(list('one', 'a'))).rejects.toThrow(type);
    expect(await read()).toBeNull();
  },
);
