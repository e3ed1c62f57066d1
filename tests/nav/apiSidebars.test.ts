import fs from 'node:fs';
import path from 'node:path';
import { buildApiSidebars } from '../../content/nav/buildApiSidebars';
import { listChangesFiles } from '../../content/api-changes/listChangesFiles';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getApiSidebarLabels } from '../../src/config/menus';
import { getSiteLabels } from '../../content/texts/getSiteLabels';
import { makeSite } from './support';

interface Item {
  type: string;
  id?: string;
  label: string;
  link?: unknown;
  items?: Item[];
}

const labels = (language: string) => getApiSidebarLabels(getSiteLabels(language));

const DOCS = path.join(__dirname, '../../docs');

it('lists the API pages of each product by kind and name, under a link to the index', () => {
  const sidebars = buildApiSidebars(DOCS, labels('en'));
  const [back, whole] = sidebars['api-charts'] as Item[];
  expect(back).toMatchObject({
    type: 'ref',
    id: 'charts/overview/overview',
    label: 'Charts guides',
  });
  expect(whole).toMatchObject({
    type: 'category',
    label: 'Charts API',
    link: { type: 'doc', id: 'api/charts/index' },
  });
  expect(whole?.items?.map(({ label }) => label)).toEqual([
    'Components',
    'Interfaces',
    'Hooks',
  ]);
  const names = whole?.items?.[0]?.items?.map(({ label }) => label) ?? [];
  expect(names).toContain('BarChart');
  expect(names).toEqual(
    [...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1)),
  );
});

it('uses the language of the build', () => {
  const [back, whole] = buildApiSidebars(DOCS, labels('zh'))['api-charts'] as Item[];
  expect(back?.label).toBe('图表指南');
  expect(whole?.items?.[0]?.label).toBe('组件');
});

it('ends with the changes of the product', () => {
  const changes = listChangesFiles(SITE_DIR);
  const newest = changes.find(({ product }) => product === 'charts');
  const sidebars = buildApiSidebars(DOCS, labels('en'), changes);
  const [, whole] = sidebars['api-charts'] as Item[];
  expect(whole?.items?.at(-1)).toMatchObject({
    type: 'doc',
    id: newest?.id,
    label: `Changes in v${newest?.to}`,
  });
});

it('has no link to guides if a version has none', () => {
  const site = makeSite([]);
  const index = { products: [{ product: 'charts', pages: [] }] };
  fs.mkdirSync(path.join(site.docsDir, 'api'), { recursive: true });
  fs.writeFileSync(path.join(site.docsDir, 'api/index.json'), JSON.stringify(index));
  const items = buildApiSidebars(site.docsDir, labels('en'))['api-charts'] as Item[];
  expect(items.map(({ type }) => type)).toEqual(['category']);
  site.remove();
});

it('is empty for a site without reference', () => {
  const site = makeSite(['docs/charts/bars/bars.mdx']);
  expect(buildApiSidebars(site.docsDir, labels('en'))).toEqual({});
  site.remove();
});
