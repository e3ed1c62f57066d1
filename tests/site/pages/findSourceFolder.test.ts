import path from 'node:path';
import { findSourceFolder } from '../../../site/pages/findSourceFolder';

const SITE = path.resolve('/site');

test.each([
  ['docs/charts/bars/bars.mdx', 'docs/charts/bars'],
  [
    'versioned_docs/version-7/charts/bars/bars.mdx',
    'versioned_docs/version-7/charts/bars',
  ],
  [
    'i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx',
    'docs/charts/bars',
  ],
  [
    'i18n/zh/docusaurus-plugin-content-docs/version-7/charts/bars/bars.mdx',
    'versioned_docs/version-7/charts/bars',
  ],
])('%s has its demos and tables in %s', (page, folder) => {
  expect(findSourceFolder(path.join(SITE, page), SITE)).toBe(path.join(SITE, folder));
});
