import { explainExamples } from '../../../src/config/environment/explainExamples';

const SITE = {
  SITE_URL: 'https://docs.example.org',
  DOCS_DOMAIN: 'docs.example.org',
};

test('a build without settings for its host reports which links do not work, and what to set', () => {
  expect(explainExamples({})).toEqual([
    'DOCS_DOMAIN is not set: the menu of versions leads to hosts below docs.example.com, which is an example.',
    'SITE_URL is not set: canonical links, the sitemap and the feeds name https://docs.example.com, which is an example.',
  ]);
});

test('existing settings are not reported', () => {
  expect(explainExamples(SITE)).toEqual([]);
  expect(explainExamples({ ...SITE, SITE_URL: '' })).toEqual([
    expect.stringMatching(/^SITE_URL is not set/),
  ]);
});
