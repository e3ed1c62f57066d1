import { makeReferenceGroups } from '../../../../plugins/framework-patches/bundle-size/referenceGroups';

interface Group {
  test: (module: object) => boolean;
  name: (module: object) => string | undefined;
}

const { 'api-pages': pages, 'api-tabs': tabs } = makeReferenceGroups() as Record<
  string,
  Group
>;
const moduleOf = (file: string) => ({ nameForCondition: () => file });

test('a page and its metadata go to the same chunk', () => {
  const page = pages?.name(moduleOf('/site/docs/api/data-grid/grid-actions-cell.json'));
  const metadata = pages?.name(
    moduleOf(
      '/site/.docusaurus/x/site-docs-api-data-grid-grid-actions-cell-json-page-9a0.json',
    ),
  );
  expect(page).toMatch(/^api-data-grid-\d$/);
  expect(metadata).toBe(page);
});

test('guide pages and packages are not moved', () => {
  for (const file of ['/site/docs/charts/bars/bars.mdx', '/site/node_modules/a/api.js']) {
    expect(pages?.test(moduleOf(file))).toBe(false);
    expect(tabs?.test(moduleOf(file))).toBe(false);
  }
  expect(pages?.test({})).toBe(false);
});

test('a page of changes and its metadata are in the chunk of their product', () => {
  const { 'api-changes': changes } = makeReferenceGroups() as Record<string, Group>;
  const page = changes?.name(moduleOf('/site/static/api/changes/data-grid-7-8.json'));
  expect(page).toMatch(/^api-data-grid-\d$/);
  const metadata = 'site-static-api-changes-data-grid-7-8-json-page-changes-388.json';
  expect(changes?.name(moduleOf(`/site/.docusaurus/x/${metadata}`))).toBe(page);
  expect(changes?.test(moduleOf('/site/static/api/changes/schema.json'))).toBe(false);
});

test('tabs have separate chunks', () => {
  expect(tabs?.name(moduleOf('/site/.docusaurus/docs/default/tab-8c80.js'))).toMatch(
    /^tabs-default-\d$/,
  );
});
