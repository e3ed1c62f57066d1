/**
 * Answers whose content does not match their address, and files that the browser cannot
 * use.
 */
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { preserveOldShell } from '../../../src/features/offline/worker/preserveOldShell';
import { createStrategies } from '../../../src/features/offline/worker/createStrategies';
import { hasRightType } from '../../../src/features/offline/hasRightType';
import { createContentCheck } from '../../../src/features/offline/createContentCheck';
import { evictDamagedFiles } from '../../../src/features/offline/evictDamagedFiles';

jest.mock('workbox-strategies', () => {
  class Strategy {
    constructor(readonly options: object) {}
  }
  return { CacheFirst: Strategy, NetworkFirst: Strategy, StaleWhileRevalidate: Strategy };
});
jest.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));

// Every worker has these APIs and jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder, Uint8Array });
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });

const SCOPE = 'https://docs.example.com/x/';
const SCRIPT = `${SCOPE}assets/js/1234abcd.js`;
const of = (type?: string, status = 200, content = 'run()') => {
  const response = {
    status,
    headers: new Headers(type ? { 'content-type': type } : {}),
    clone: () => response,
    arrayBuffer: async () => new TextEncoder().encode(content),
    body: {
      getReader: () => ({
        read: async () => ({ value: new TextEncoder().encode(content) }),
        cancel: async () => undefined,
      }),
    },
  };
  return response as unknown as Response;
};
/** HTML as a captive portal sends it, whatever was requested. */
const PORTAL = '\ufeff \n<!doctype html><title>Log in</title>';
const portal = () => of('text/javascript', 200, PORTAL);

test.each([
  [SCRIPT, 'text/javascript', true],
  [SCRIPT, 'application/javascript; charset=utf-8', true],
  [`${SCRIPT}?v=1`, 'text/html; charset=utf-8', false],
  [SCRIPT, 'text/plain', false],
  [SCRIPT, undefined, true],
  [`${SCOPE}assets/css/styles.12.css`, 'text/css', true],
  [`${SCOPE}assets/css/styles.12.css`, 'text/html', false],
  [`${SCOPE}demos.json`, 'application/json', true],
  [`${SCOPE}demos.json`, 'text/html', false],
  [`${SCOPE}img/logo.svg`, 'image/svg+xml', true],
  [`${SCOPE}img/logo.svg`, 'TEXT/HTML', false],
])('%s as %s: %s', (url, type, isRight) => {
  expect(hasRightType(url, of(type))).toBe(isRight);
});

describe.each(['assets', 'files'] as const)('the cache of %s', (kind) => {
  const none = { keys: async () => [], match: async () => undefined };
  const { options } = createStrategies(none as never, SCOPE, {})[kind] as unknown as {
    options: { plugins: Record<string, (given: object) => Promise<unknown>>[] };
  };
  const callPlugin = (name: string, given: object) =>
    options.plugins
      .find((plugin) => name in plugin)
      ?.[name]?.({ request: { url: SCRIPT }, ...given });

  test('rejects HTML instead of a script', async () => {
    const good = of('text/javascript');
    expect(await callPlugin('cacheWillUpdate', { response: good })).toBe(good);
    expect(await callPlugin('cacheWillUpdate', { response: of('text/html') })).toBeNull();
    const failed = of('text/javascript', 500);
    expect(await callPlugin('cacheWillUpdate', { response: failed })).toBeNull();
    expect(await callPlugin('cacheWillUpdate', { response: portal() })).toBeNull();
  });

  test('fetches it once more past the cache of the browser', async () => {
    const good = of('text/javascript');
    const fetch = jest
      .fn()
      .mockResolvedValueOnce(good)
      .mockRejectedValueOnce(new Error());
    Object.assign(globalThis, { fetch });
    const call = (response: Response) => callPlugin('fetchDidSucceed', { response });
    expect(await call(good)).toBe(good);
    const failed = of('text/html', 404);
    expect(await call(failed)).toBe(failed);
    expect(fetch).not.toHaveBeenCalled();
    expect(await call(portal())).toBe(good);
    expect(fetch.mock.calls).toEqual([[SCRIPT, { cache: 'reload' }]]);
    const damaged = portal();
    expect(await call(damaged)).toBe(damaged);
  });

  test('does not answer with a wrongly cached response', async () => {
    const good = of('text/javascript');
    expect(await callPlugin('cachedResponseWillBeUsed', { cachedResponse: good })).toBe(
      good,
    );
    expect(
      await callPlugin('cachedResponseWillBeUsed', { cachedResponse: of('text/html') }),
    ).toBeUndefined();
  });
});

describe('the content', () => {
  const path = '/x/assets/js/1234abcd.js';
  const isIntact = createContentCheck({
    [path]: 'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ=',
  });
  const other = `${SCOPE}assets/js/5678.js`;

  test.each([
    ['a needed script', SCRIPT, 'run()', true],
    ['a needed script with a query', `${SCRIPT}?a`, 'run()', true],
    ['another script in its place', SCRIPT, 'run();', false],
    ['an empty script in its place', SCRIPT, '', false],
    ['HTML in its place', SCRIPT, PORTAL, false],
    ['another script', other, 'run()', true],
    ['an empty script', other, '', true],
    ['HTML in place of another script', other, PORTAL, false],
  ])('%s', async (_what, url, content, expected) => {
    const response = of('text/javascript', 200, content);
    expect(await isIntact(url, response)).toBe(expected);
  });

  test('a picture may begin with markup', async () => {
    const picture = of('image/svg+xml', 200, '<svg/>');
    expect(await isIntact(`${SCOPE}img/logo.svg`, picture)).toBe(true);
  });
});

test('a damaged script of the former shell is not copied', async () => {
  const put = jest.fn();
  const cached = {
    [SCRIPT]: of('text/html'),
    [`${SCOPE}assets/b.js`]: of('text/javascript'),
  };
  const cache = {
    put,
    keys: async () => Object.keys(cached).map((url) => ({ url })),
    match: async ({ url }: { url: keyof typeof cached }) => cached[url],
  };
  const name = `workbox-precache-v2-${SCOPE}`;
  const caches = { keys: async () => [name], open: async () => cache };
  await preserveOldShell(caches as never, SCOPE, {} as never);
  expect(put.mock.calls.map(([{ url }]) => url)).toEqual([`${SCOPE}assets/b.js`]);
});

describe('a file that the browser could not use', () => {
  const dropped: string[] = [];
  const drop = async (url: string) => dropped.push(url);
  const caches = { keys: async () => ['a'], open: async () => ({ delete: drop }) };
  const fetch = jest.fn(async () => of());
  const file = `${window.location.origin}/x/assets/js/1234abcd.js`;
  beforeAll(() => {
    evictDamagedFiles(Object.assign(window, { caches, fetch }) as never);
  });
  beforeEach(() => {
    dropped.length = 0;
    fetch.mockClear();
    Object.assign(window, { caches });
  });

  test.each(['with', 'without'])(
    '%s a worker, the cache of the browser gets a new one',
    async (way) => {
      if (way === 'without') Object.assign(window, { caches: undefined });
      await fail(Object.assign(new SyntaxError('no'), { stack: '' }));
      expect(fetch.mock.calls).toEqual([[file, { cache: 'reload' }]]);
    },
  );

  test('a file of another host is left alone', async () => {
    const script = document.createElement('script');
    script.setAttribute('src', 'https://tags.example.com/tag.js');
    document.body.append(script);
    script.dispatchEvent(new Event('error'));
    await settle();
    expect(dropped).toEqual([]);
    expect(fetch).not.toHaveBeenCalled();
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test.each(['script', 'link'])('%s is deleted from the cache', async (name) => {
    const element = document.createElement(name);
    element.setAttribute(name === 'script' ? 'src' : 'href', file);
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
    await settle();
    expect(dropped).toEqual([file]);
  });

  const fail = async (error: Error): Promise<void> => {
    window.dispatchEvent(new ErrorEvent('error', { error, filename: file }));
    await settle();
  };

  test.each<[stack: string | undefined, browser: string]>([
    ["SyntaxError: Unexpected token '<'", 'Chromium'],
    ['', 'Firefox'],
    [undefined, 'Safari'],
  ])('so is text that is not a script: %j (%s)', async (stack) => {
    await fail(Object.assign(new SyntaxError("Unexpected token '<'"), { stack }));
    expect(dropped).toEqual([file]);
  });

  test.each([
    [
      'SyntaxError: no\n    at JSON.parse (<anonymous>)\n    at read (a.js:1:2)',
      'Chromium',
    ],
    ['read@https://docs.example.com/x/a.js:1:2\n', 'Firefox and Safari'],
  ])(
    'text that running code could not parse does not count as damage: %j (%s)',
    async (stack) => {
      await fail(Object.assign(new SyntaxError('no'), { stack }));
      expect(dropped).toEqual([]);
    },
  );

  test('nor do other errors of the code', async () => {
    await fail(Object.assign(new TypeError('no'), { stack: '' }));
    expect(dropped).toEqual([]);
  });
});
