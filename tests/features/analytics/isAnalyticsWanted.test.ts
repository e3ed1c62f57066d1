import { isAnalyticsWanted } from '../../../src/features/analytics/isAnalyticsWanted';

const SITE = { analyticsId: 'G-TEST1', docsDomain: 'docs.example.com' };
const at = (hostname: string, navigator = {}) => ({ location: { hostname }, navigator });

test('is wanted on the docs domain where an id is configured', () => {
  expect(isAnalyticsWanted(SITE, at('docs.example.com'))).toBe(true);
  expect(isAnalyticsWanted(SITE, at('docs.example.com', { doNotTrack: '0' }))).toBe(true);
  expect(isAnalyticsWanted(SITE, at('docs.example.com', { doNotTrack: null }))).toBe(
    true,
  );
});

test('is not wanted without an id', () => {
  expect(isAnalyticsWanted({ ...SITE, analyticsId: '' }, at('docs.example.com'))).toBe(
    false,
  );
});

test.each([
  'localhost',
  'v7.docs.example.com',
  'example.com',
  'docs.example.com.evil.io',
])('is not wanted on %s', (hostname) =>
  expect(isAnalyticsWanted(SITE, at(hostname))).toBe(false),
);

test.each([{ doNotTrack: '1' }, { doNotTrack: 'yes' }, { globalPrivacyControl: true }])(
  'is not wanted where the browser says %j',
  (navigator) =>
    expect(isAnalyticsWanted(SITE, at('docs.example.com', navigator))).toBe(false),
);
