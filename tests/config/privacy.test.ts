import { listThirdPartyHosts, listStored } from '../../src/config/privacy';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { renderPolicy } from '../../tools/csp/renderPolicy';

const namesOf = (env: Record<string, string>) =>
  listStored(readSiteConfig(env)).flatMap(({ names }) => names);

test('items that only some deployments store are listed by them only', () => {
  expect(namesOf({})).not.toContain('_ga');
  expect(namesOf({ ANALYTICS_ID: 'G-ABC123' })).toEqual(
    expect.arrayContaining(['_ga', 'docs-analytics-consent']),
  );
  expect(namesOf({})).not.toContain('docs-feedback-queue');
  expect(namesOf({ FEEDBACK_ENDPOINT: 'https://feedback.example.com/a' })).toContain(
    'docs-feedback-queue',
  );
});

test('without any configuration no other host is contacted', () => {
  expect(listThirdPartyHosts(readSiteConfig({}))).toEqual([]);
});

const ALL = {
  ANALYTICS_ID: 'G-ABC123',
  ADS_ENDPOINT: 'https://ads.example.com/ads.json?key=1',
  ADS_HOSTS: 'https://img.example.com https://*.cdn.example.com',
  FEEDBACK_ENDPOINT: 'https://feedback.example.com/votes',
  FONTS_HOST: 'https://fonts.googleapis.com',
};

test('each configured host is listed once, without its path', () => {
  expect(listThirdPartyHosts(readSiteConfig(ALL)).map(({ host }) => host)).toEqual([
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://ads.example.com',
    'https://img.example.com',
    'https://*.cdn.example.com',
    'https://feedback.example.com',
    'https://fonts.googleapis.com',
    'https://fonts.gstatic.com',
  ]);
});

test.each(Object.keys(ALL))(
  '%s: the policy allows no host that the page does not list',
  (name) => {
    const site = readSiteConfig({ [name]: ALL[name as keyof typeof ALL] });
    const named = new Set(listThirdPartyHosts(site).map(({ host }) => host));
    const bare = new Set(renderPolicy(readSiteConfig({}), []).split(/[; ]+/));
    const granted = renderPolicy(site, [])
      .split(/[; ]+/)
      .filter((source) => source.startsWith('https://') && !bare.has(source))
      .map((source) => /^https:\/\/[^/]+/.exec(source)?.[0] ?? '');
    for (const host of granted) expect(named).toContain(host);
  },
);

test('without ads their hosts are not contacted', () => {
  const site = readSiteConfig({ ...ALL, ADS: 'never' });
  expect(listThirdPartyHosts(site).filter(({ purpose }) => purpose === 'ads')).toEqual(
    [],
  );
});
