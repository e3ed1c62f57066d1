import { isWorkerEnabled } from '../../../src/features/offline/isWorkerEnabled';

const site = { docsDomain: 'docs.example.com' };
const host = (hostname: string, more = {}) => ({
  location: { hostname },
  isSecureContext: true,
  navigator: { serviceWorker: {} },
  ...more,
});

test.each(['docs.example.com', 'next.docs.example.com', 'v7.x.docs.example.com'])(
  'enabled on %s',
  (hostname) => expect(isWorkerEnabled(site, host(hostname), true)).toBe(true),
);

test.each([
  'localhost',
  'example.com',
  'mydocs.example.com',
  'docs.example.com.evil.org',
  '',
])('disabled on %j', (hostname) =>
  expect(isWorkerEnabled(site, host(hostname), true)).toBe(false),
);

test('disabled in development, over plain http, or if workers are blocked', () => {
  const good = 'docs.example.com';
  expect(isWorkerEnabled(site, host(good), false)).toBe(false);
  expect(isWorkerEnabled(site, host(good))).toBe(false);
  expect(isWorkerEnabled(site, host(good, { isSecureContext: false }), true)).toBe(false);
  expect(isWorkerEnabled(site, host(good, { navigator: {} }), true)).toBe(false);
  const blocked = { navigator: { serviceWorker: undefined } };
  expect(isWorkerEnabled(site, host(good, blocked), true)).toBe(false);
});
