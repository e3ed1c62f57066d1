import { getTextLanguage } from '../../src/lib/getTextLanguage';

test.each([
  ['@site/docs/charts/bars/bars.mdx', 'zh', 'en'],
  ['@site/versioned_docs/version-7/charts/bars/bars.mdx', 'zh', 'en'],
  ['@site/docs/api/charts/bar-chart.json?page', 'zh', 'en'],
  [
    '@site/i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx',
    'zh',
    undefined,
  ],
  ['@site/static/api/changes/charts-7-8.json?page&changes', 'zh', undefined],
  ['@site/docs/charts/bars/bars.mdx', 'en', undefined],
])(
  'the text of %s on the site in %s has the language %s',
  (source, language, expected) => {
    expect(getTextLanguage(source, language)).toBe(expected);
  },
);
