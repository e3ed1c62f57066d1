import { isAnalyticsEnabled } from '../../../src/features/analytics/isAnalyticsEnabled';

const SITE = { analyticsId: 'G-TEST1', docsDomain: 'docs.example.com' };
const at = (hostname: string, navigator = {}) => ({ location: { hostname }, navigator });

test('is enabled on the docs domain if an id is configured', () => {
  expect(isAnalyticsEnabled(SITE, at('docs.example.com'))).toBe(true);
  expect(isAnalyticsEnabled(SITE, at('docs.example.com', { doNotTrack: '0' }))).toBe(
    true,
  );
  expect(isAnalyticsEnabled(SITE, at('docs.example.com', { doNotTrack: null }))).toBe(
    true,
  );
});

test('is disabled without an id', () => {
  expect(isAnalyticsEnabled({ ...SITE, analyticsId: '' }, at('docs.example.com'))).toBe(
    false,
  );
});

test.each([
  'localhost',
  'v7.docs.example.com',
  'example.com',
  'docs.example.com.evil.io',
])('is disabled on %s', (hostname) =>
  expect(isAnalyticsEnabled(SITE, at(hostname))).toBe(false),
);

test.each([{ doNotTrack: '1' }, { doNotTrack: 'yes' }, { globalPrivacyControl: true }])(
  'is disabled if the browser sends %j',
  (navigator) =>
    expect(isAnalyticsEnabled(SITE, at('docs.example.com', navigator))).toBe(false),
);
