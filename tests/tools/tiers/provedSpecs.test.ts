import {
  isSpecTouched,
  listSiteInputs,
  listSpecs,
} from '../../support/tiers/provedSpecs';

const SEARCH = 'tests/e2e/search.spec.ts';
const ERRORS = 'tests/e2e/errors.spec.ts';

test.each([
  ['a feature', 'src/features/toc/index.ts'],
  ['a style', 'src/css/prose.css'],
  ['a font', 'static/fonts/inter-latin.woff2'],
  ['a picture of every page', 'static/img/logo.svg'],
  ['a plugin', 'plugins/docs/index.ts'],
  ['a label', 'i18n/zh/code.json'],
  ['the reference', 'docs/api/charts/bar-chart.json'],
  ['another version of a package', 'package-lock.json'],
  ['the server of the tests', 'tools/cli/serve.ts'],
  ['the set-up of the tests', 'playwright.config.ts'],
])('%s makes every browser test due', (_, changed) => {
  for (const spec of listSpecs()) expect(isSpecTouched(spec, [changed])).toBe(true);
});

test('a test is due with itself, its helpers and the guides that it visits', () => {
  expect(isSpecTouched(SEARCH, [SEARCH])).toBe(true);
  expect(isSpecTouched(SEARCH, ['tests/support/siteTest.ts'])).toBe(true);
  const visited = listSpecs().filter((spec) =>
    isSpecTouched(spec, ['docs/data-grid/sorting/BasicSorting.tsx']),
  );
  expect(visited).toContain('tests/e2e/looks.spec.ts');
  expect(visited.length).toBeLessThan(listSpecs().length);
  expect(
    isSpecTouched('tests/e2e/looks.spec.ts', [
      'i18n/zh/docusaurus-plugin-content-docs/current/data-grid/sorting/sorting.mdx',
    ]),
  ).toBe(true);
});

test('and not with a guide that it does not visit, or another test', () => {
  expect(isSpecTouched(SEARCH, ['docs/charts/sparkline/sparkline.mdx'])).toBe(false);
  expect(isSpecTouched(SEARCH, [ERRORS])).toBe(false);
});

test.each(['src/nav/charts.ts', 'i18n/zh/titles.json', 'i18n/zh/translated-from.json'])(
  '%s, which each new page adds to, makes only tests due that read it',
  (list) => {
    expect(isSpecTouched(SEARCH, [list])).toBe(false);
    expect(isSpecTouched('tests/e2e/pages.spec.ts', [list])).toBe(true);
  },
);

test('what runs and counts the checks makes none due', () =>
  expect(isSpecTouched(SEARCH, ['tools/cli/test/noteProof.ts'])).toBe(false));

test('the picture of a demo makes only tests due that open the gallery, or all pages', () => {
  const picture = 'static/img/demos/charts.gauge.GaugeLevels.a3cbb431.dark.webp';
  expect(isSpecTouched('tests/e2e/gallery.spec.ts', [picture])).toBe(true);
  expect(isSpecTouched('tests/e2e/pages.spec.ts', [picture])).toBe(true);
  expect(isSpecTouched(SEARCH, [picture])).toBe(false);
});

test('a test that goes over all pages is due with any of them', () => {
  const overAll = listSpecs().filter((spec) =>
    isSpecTouched(spec, ['docs/charts/no-such-guide/page.mdx']),
  );
  expect(overAll).toContain('tests/e2e/pages.spec.ts');
  expect(overAll.length).toBeLessThan(listSpecs().length);
});

test('the inputs of the site hold the labels of all languages', () =>
  expect(listSiteInputs()).toEqual(
    expect.arrayContaining(['i18n/en/code.json', 'i18n/zh/build.json']),
  ));
