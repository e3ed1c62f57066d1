import path from 'node:path';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { loadWithSeven } from '../../support/components/loadWithSeven';

/** The output of version 7 for its pages below `/x/v7/`. */
const {
  addBase,
  createResolve,
  findApiLink,
  getEnglishAddress,
  getProductFolder,
  parsePageFrontMatter,
} = loadWithSeven(
  () => ({
    ...require('../../../src/lib/basePath'),
    ...require('../../../plugins/api-reference/view/createResolve'),
    ...require('../../../plugins/docs/api-links/findApiLink'),
    ...require('../../../plugins/translations/getEnglishAddress'),
    ...require('../../../plugins/markdown-pages/lists/groupPages'),
    ...require('../../../content/front-matter/parsePageFrontMatter'),
  }),
  { major: '7', layout: 'folders' },
);

test('a page is served below its folder: Docusaurus adds the base URL to the slug', async () => {
  const { frontMatter } = await parsePageFrontMatter({
    filePath: path.resolve('docs/charts/bars/bars.mdx'),
    fileContent: '---\ntitle: Bars\ndescription: Show amounts as bars.\n---\n',
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  expect(frontMatter.slug).toBe('/react-charts/bars');
  expect(addBase('/x/react-charts/bars', 'zh')).toBe('/zh/x/v7/react-charts/bars');
  expect(addBase('/x', 'en')).toBe('/x/v7');
  expect(getProductFolder('charts')).toBe('react-charts/');
});

test('links in the data of the reference lead into the folder', () => {
  const resolve = createResolve({ docsDir: path.join(SITE_DIR, 'docs'), language: 'zh' });
  expect(resolve('/x/api/charts/bar-chart/')).toBe('/zh/x/v7/api/charts/bar-chart/');
  expect(resolve('/x/react-charts/bars/')).toBe('/zh/x/v7/react-charts/bars/');
  expect(resolve('/x/react-charts/no-such-page/')).toBeNull();
  expect(resolve('/material-ui/api/button/')).toBe(
    'https://mui.com/material-ui/api/button/',
  );
});

test('names in the text of a guide are linked there as well', () => {
  const entry = { name: 'BarChart', path: '/x/api/charts/bar-chart/' };
  const names = new Map([['BarChart', [entry]]]);
  expect(findApiLink('BarChart', { names, components: [] })).toBe(
    '/api/charts/bar-chart/',
  );
});

test('the notice of a translation links to the English page of the same version', () => {
  const page = 'charts/bars/bars.mdx';
  for (const folder of ['docs', 'i18n/zh/docusaurus-plugin-content-docs/current'])
    expect(getEnglishAddress(path.join(SITE_DIR, folder, page), SITE_DIR)).toBe(
      '/x/v7/react-charts/bars/',
    );
});
