/**
 * Answers whose content does not match their address, and files that the browser cannot
 * use.
 */
import { preserveOldShell } from '../../../src/features/offline/worker/preserveOldShell';
import { createStrategies } from '../../../src/features/offline/worker/createStrategies';
import { hasRightType } from '../../../src/features/offline/hasRightType';
import { evictDamagedFiles } from '../../../src/features/offline/evictDamagedFiles';

jest.mock('workbox-strategies', () => {
  class Strategy {
    constructor(readonly options: object) {}
  }
  return { CacheFirst: Strategy, NetworkFirst: Strategy, StaleWhileRevalidate: Strategy };
});
jest.mock('workbox-expiration', () => ({ ExpirationPlugin: class {} }));

const SCOPE = 'https://docs.example.com/x/';
const SCRIPT = `${SCOPE}assets/js/1234abcd.js`;
const of = (type?: string, status = 200) =>
  ({ status, headers: new Headers(type ? { 'content-type': type } : {}) }) as Response;

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
  const { options } = createStrategies(none as never, SCOPE)[kind] as unknown as {
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
  beforeAll(() => {
    evictDamagedFiles(Object.assign(window, { caches }) as never);
  });
  beforeEach(() => {
    dropped.length = 0;
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test.each(['script', 'link'])('%s is deleted from the cache', async (name) => {
    const element = document.createElement(name);
    element.setAttribute(name === 'script' ? 'src' : 'href', SCRIPT);
    document.body.append(element);
    element.dispatchEvent(new Event('error'));
    await settle();
    expect(dropped).toEqual([SCRIPT]);
  });

  const fail = async (error: Error): Promise<void> => {
    window.dispatchEvent(new ErrorEvent('error', { error, filename: SCRIPT }));
    await settle();
  };

  test.each<[stack: string | undefined, browser: string]>([
    ["SyntaxError: Unexpected token '<'", 'Chromium'],
    ['', 'Firefox'],
    [undefined, 'Safari'],
  ])('so is text that is not a script: %j (%s)', async (stack) => {
    await fail(Object.assign(new SyntaxError("Unexpected token '<'"), { stack }));
    expect(dropped).toEqual([SCRIPT]);
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
