import path from 'node:path';
import comparisonLoader from '../../../plugins/comparisons/comparisonLoader';

const SITE = path.resolve('/site');
const PAGE = `# Plans

<Comparison name="plans" columns="name" />
<Comparison
  columns="name"
  name="peers"
/>
<ComparisonNote name="other" />`;

/** The files that a page depends on. */
function load(file: string): string[] {
  const files: string[] = [];
  const context = {
    resourcePath: path.join(SITE, file),
    getOptions: () => ({ siteDir: SITE }),
    addDependency: (dependency: string) => files.push(path.relative(SITE, dependency)),
  };
  expect(comparisonLoader.call(context, PAGE)).toBe(PAGE);
  return files.map((each) => each.split(path.sep).join('/'));
}

test('a page is recompiled when the data of its tables changes, translated or not', () => {
  const data = ['plans', 'peers'].map((name) => `docs/grid/${name}.comparison.json`);
  expect(load('docs/grid/page.mdx')).toEqual(data);
  const translated = 'i18n/zh/docusaurus-plugin-content-docs/current/grid/page.mdx';
  expect(load(translated)).toEqual(data);
});
