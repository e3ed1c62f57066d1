import { isWorkerWanted } from '../../../src/features/offline/isWorkerWanted';

const site = { docsDomain: 'docs.example.com' };
const host = (hostname: string, more = {}) => ({
  location: { hostname },
  isSecureContext: true,
  navigator: { serviceWorker: {} },
  ...more,
});

test.each(['docs.example.com', 'next.docs.example.com', 'v7.x.docs.example.com'])(
  'wanted on %s',
  (hostname) => expect(isWorkerWanted(site, host(hostname), true)).toBe(true),
);

test.each([
  'localhost',
  'example.com',
  'mydocs.example.com',
  'docs.example.com.evil.org',
  '',
])('not wanted on %j', (hostname) =>
  expect(isWorkerWanted(site, host(hostname), true)).toBe(false),
);

test('not wanted in development, over plain http, or where workers are blocked', () => {
  const good = 'docs.example.com';
  expect(isWorkerWanted(site, host(good), false)).toBe(false);
  expect(isWorkerWanted(site, host(good))).toBe(false);
  expect(isWorkerWanted(site, host(good, { isSecureContext: false }), true)).toBe(false);
  expect(isWorkerWanted(site, host(good, { navigator: {} }), true)).toBe(false);
  const blocked = { navigator: { serviceWorker: undefined } };
  expect(isWorkerWanted(site, host(good, blocked), true)).toBe(false);
});
