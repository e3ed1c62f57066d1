import { readSiteConfig } from '../../../src/config/environment/readSiteConfig';

test('analytics is disabled and no network is contacted by default; house ads show', () => {
  expect(readSiteConfig({})).toMatchObject({
    analyticsId: '',
    ads: 'production',
    adsEndpoint: '',
    adsScript: '',
    adsHosts: '',
    fontsHost: '',
    feedbackEndpoint: '',
    algoliaAppId: '',
    algoliaSearchKey: '',
    algoliaIndex: '',
  });
});

test.each([
  ['ANALYTICS_ID', 'G-ABC123'],
  ['ADS', 'always'],
  ['ADS', 'never'],
  ['ADS_ENDPOINT', 'https://ads.example.com/ads.json?key=1'],
  ['ADS_ENDPOINT', 'https://ads.example.com/a@b/x;y,z.json?to=a@b'],
  ['ADS_ENDPOINT', 'http://localhost:4010/ads.json'],
  ['ADS_ENDPOINT', 'http://127.0.0.1/ads.json'],
  ['ADS_SCRIPT', 'https://ads.example.com/a.js'],
  ['ADS_HOSTS', 'https://a.example.com https://*.b.example.com'],
  ['ADS_ENDPOINT', ''],
  ['FONTS_HOST', 'https://fonts.googleapis.com'],
  ['FEEDBACK_ENDPOINT', 'https://feedback.example.com/votes'],
  ['FEEDBACK_ENDPOINT', 'https://192.0.2.1:8443/votes'],
  ['REPO_URL', 'https://git.xn--bcher-kva.example/docs'],
])('%s may be %p', (name, value) =>
  expect(() => readSiteConfig({ [name]: value })).not.toThrow(),
);

test.each([
  ['ANALYTICS_ID', 'UA-1<script>'],
  ['ADS', 'sometimes'],
  ['ADS_ENDPOINT', 'http://ads.example.com/ads.json'],
  ['ADS_ENDPOINT', 'http://localhost.example.com/ads.json'],
  ['ADS_ENDPOINT', 'http://localhost:4010@ads.example.com/ads.json'],
  ['ADS_ENDPOINT', 'http://127.0.0.1:@ads.example.com/ads.json'],
  ['ADS_ENDPOINT', 'https://name:secret@ads.example.com/ads.json'],
  ['ADS_SCRIPT', 'https://name@ads.example.com/a.js'],
  ['FEEDBACK_ENDPOINT', 'http://localhost:80@feedback.example.com/votes'],
  ['SITE_URL', 'https://name:secret@docs.example.com'],
  ['REPO_URL', 'https://token@github.com/component-atlas/docs'],
  ['ADS_ENDPOINT', 'javascript:alert(1)'],
  ['ADS_SCRIPT', '/a.js'],
  ['ADS_HOSTS', 'http://a.example.com'],
  ['ADS_HOSTS', 'https://a.example.com; script-src *'],
  ['FONTS_HOST', 'http://fonts.example.com'],
  ['FEEDBACK_ENDPOINT', 'http://feedback.example.com/votes'],
  ['FONTS_HOST', 'https://fonts.example.com/css2'],
  ...['ADS_ENDPOINT', 'ADS_SCRIPT', 'FEEDBACK_ENDPOINT', 'REPO_URL'].flatMap((name) =>
    ['a.example;sandbox', 'a.example,b', '*', '*.example.com', '-a.example', 'a..b'].map(
      (host) => [name, `https://${host}/ads.json`],
    ),
  ),
  ['SITE_URL', 'https://docs.example;sandbox'],
  ['ADS_HOSTS', 'https://*'],
  ['ADS_HOSTS', 'https://.'],
  ['ADS_HOSTS', 'https://a_b.example.com'],
  ['FONTS_HOST', 'https://*.example.com'],
  ['FONTS_HOST', 'https://-.example.com'],
  ['ALGOLIA_APP_ID', 'evil.example.com/'],
  ['ALGOLIA_SEARCH_KEY', 'admin'],
  ['ALGOLIA_INDEX', 'a b'],
] as [string, string][])('%s may not be %p, and the message says so', (name, value) =>
  expect(() => readSiteConfig({ [name]: value })).toThrow(`${name} is "${value}"`),
);

test('a search service needs all of its settings, and the message names the missing ones', () => {
  const all = {
    ALGOLIA_APP_ID: 'BH4D9OD16A',
    ALGOLIA_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
    ALGOLIA_INDEX: 'component-atlas',
  };
  expect(readSiteConfig(all)).toMatchObject({
    algoliaAppId: all.ALGOLIA_APP_ID,
    algoliaSearchKey: all.ALGOLIA_SEARCH_KEY,
    algoliaIndex: all.ALGOLIA_INDEX,
  });
  expect(() => readSiteConfig({ ...all, ALGOLIA_INDEX: '' })).toThrow(
    'ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX belong together; not set: ALGOLIA_INDEX.',
  );
});
