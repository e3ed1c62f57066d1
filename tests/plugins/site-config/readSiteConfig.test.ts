import { readSiteConfig, SETTINGS } from '../../../plugins/site-config/readSiteConfig';

const DEFAULTS = Object.fromEntries(
  Object.entries(SETTINGS).map(([key, { fallback }]) => [key, fallback]),
);

test('without variables, or with empty ones, the defaults', () => {
  expect(readSiteConfig({})).toEqual(DEFAULTS);
  const empty = Object.values(SETTINGS).map(({ env }) => [env, '']);
  expect(readSiteConfig(Object.fromEntries(empty))).toEqual(DEFAULTS);
});

test('every setting follows its variable', () => {
  expect(
    readSiteConfig({
      SITE_URL: 'http://localhost:3000',
      DOCS_DOMAIN: 'docs.acme.org',
      REPO_URL: 'https://git.acme.org/docs',
      REPO_BRANCH: 'release/8.x',
    }),
  ).toMatchObject({
    siteUrl: 'http://localhost:3000',
    docsDomain: 'docs.acme.org',
    repoUrl: 'https://git.acme.org/docs',
    repoBranch: 'release/8.x',
  });
});

test.each([
  ['SITE_URL', 'docs.example.com'],
  ['SITE_URL', 'https://docs.example.com/x/'],
  ['SITE_URL', 'https://docs.example.com/'],
  ['SITE_URL', 'ftp://docs.example.com'],
  ['DOCS_DOMAIN', 'https://docs.example.com'],
  ['DOCS_DOMAIN', 'docs.example.com/x'],
  ['REPO_URL', 'https://git.example.com/docs/'],
  ['REPO_URL', 'http://git.example.com/docs'],
  ['REPO_BRANCH', 'main branch'],
])('%s=%s is refused with what it should be', (env, value) => {
  const { expects } = Object.values(SETTINGS).find((setting) => setting.env === env)!;
  expect(() => readSiteConfig({ [env]: value })).toThrow(
    `The site cannot be configured:\n${env} is "${value}", but should be ${expects}.`,
  );
});

test('every malformed variable is named at once', () => {
  expect(() => readSiteConfig({ SITE_URL: 'x', REPO_URL: 'y' })).toThrow(
    /SITE_URL is "x".*\nREPO_URL is "y"/,
  );
});
