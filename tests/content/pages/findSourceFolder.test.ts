import path from 'node:path';
import { findSourceFolder } from '../../../content/pages/findSourceFolder';

const SITE = path.resolve('/site');

test.each([
  ['docs/charts/bars/bars.mdx', 'docs/charts/bars'],
  [
    'i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx',
    'docs/charts/bars',
  ],
  ['tests/a/pages/page.mdx', 'tests/a/pages'],
])('%s has its demos and tables in %s', (page, folder) => {
  expect(findSourceFolder(path.join(SITE, page), SITE)).toBe(path.join(SITE, folder));
});
