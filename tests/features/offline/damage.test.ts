/** Answers that are not what their address says, and files that the browser cannot use. */
import { keepFormerShell } from '../../../src/features/offline/worker/keepFormerShell';
import { createStrategies } from '../../../src/features/offline/worker/createStrategies';
import { hasRightType } from '../../../src/features/offline/hasRightType';
import { watchForDamage } from '../../../src/features/offline/watchForDamage';

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
  const ask = (name: string, given: object) =>
    options.plugins
      .find((plugin) => name in plugin)
      ?.[name]?.({ request: { url: SCRIPT }, ...given });

  test('takes no HTML in the place of a script', async () => {
    const good = of('text/javascript');
    expect(await ask('cacheWillUpdate', { response: good })).toBe(good);
    expect(await ask('cacheWillUpdate', { response: of('text/html') })).toBeNull();
    const failed = of('text/javascript', 500);
    expect(await ask('cacheWillUpdate', { response: failed })).toBeNull();
  });

  test('does not answer with what was kept wrongly before', async () => {
    const good = of('text/javascript');
    expect(await ask('cachedResponseWillBeUsed', { cachedResponse: good })).toBe(good);
    expect(
      await ask('cachedResponseWillBeUsed', { cachedResponse: of('text/html') }),
    ).toBeUndefined();
  });
});

test('a damaged script of the former shell is left behind', async () => {
  const put = jest.fn();
  const kept = {
    [SCRIPT]: of('text/html'),
    [`${SCOPE}assets/b.js`]: of('text/javascript'),
  };
  const cache = {
    put,
    keys: async () => Object.keys(kept).map((url) => ({ url })),
    match: async ({ url }: { url: keyof typeof kept }) => kept[url],
  };
  const name = `workbox-precache-v2-${SCOPE}`;
  const caches = { keys: async () => [name], open: async () => cache };
  await keepFormerShell(caches as never, SCOPE, {} as never);
  expect(put.mock.calls.map(([{ url }]) => url)).toEqual([`${SCOPE}assets/b.js`]);
});

describe('a file that the browser could not use', () => {
  const dropped: string[] = [];
  const drop = async (url: string) => dropped.push(url);
  const caches = { keys: async () => ['a'], open: async () => ({ delete: drop }) };
  beforeAll(() => {
    watchForDamage(Object.assign(window, { caches }) as never);
  });
  beforeEach(() => {
    dropped.length = 0;
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  test.each(['script', 'link'])('%s is taken off the device', async (name) => {
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
  ])('as is text that is no script: %j (%s)', async (stack) => {
    await fail(Object.assign(new SyntaxError("Unexpected token '<'"), { stack }));
    expect(dropped).toEqual([SCRIPT]);
  });

  test.each([
    [
      'SyntaxError: no\n    at JSON.parse (<anonymous>)\n    at read (a.js:1:2)',
      'Chromium',
    ],
    ['read@https://docs.example.com/x/a.js:1:2\n', 'Firefox and Safari'],
  ])('text that running code could not read is no damage: %j (%s)', async (stack) => {
    await fail(Object.assign(new SyntaxError('no'), { stack }));
    expect(dropped).toEqual([]);
  });

  test('other faults of the code are none either', async () => {
    await fail(Object.assign(new TypeError('no'), { stack: '' }));
    expect(dropped).toEqual([]);
  });
});
