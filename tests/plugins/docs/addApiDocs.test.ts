import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { addApiDocs } from '../../../plugins/docs/addApiDocs';
import { getApiSidebarLabels } from '../../../src/config/menus';
import { getSiteLabels } from '../../../content/texts/getSiteLabels';

const ROOT = path.resolve(__dirname, '../../..');

const versionOf = (folder: string) =>
  ({
    contentPath: path.join(ROOT, folder),
    path: '/zh/x/',
    versionName: 'current',
    docs: [{ id: 'charts/bars/bars' }],
    sidebars: {
      docs: [
        {
          type: 'category',
          label: 'Charts',
          items: [
            { type: 'doc', id: 'charts/bars/bars' },
            { type: 'link', label: 'Index', key: 'k', href: '/x/api/charts' },
            { type: 'link', label: 'New', href: 'https://example.com/new/' },
          ],
        },
      ],
    },
  }) as unknown as LoadedVersion;

const add = async (folder: string): Promise<LoadedVersion> => {
  const content = { loadedVersions: [versionOf(folder)] } as LoadedContent;
  const { loadedVersions } = await addApiDocs(content, {
    siteDir: ROOT,
    language: 'zh',
    labels: getApiSidebarLabels(getSiteLabels('zh')),
    readDate: async () => null,
  });
  return loadedVersions[0]!;
};

test('the pages of the reference are added to the written pages', async () => {
  const { docs, sidebars } = await add('docs');
  expect(docs[0]?.id).toBe('charts/bars/bars');
  expect(docs.length).toBeGreaterThan(380);
  expect(Object.keys(sidebars)).toEqual([
    'docs',
    'api-data-grid',
    'api-date-pickers',
    'api-charts',
    'api-tree-view',
  ]);
});

test('pagination follows the order of their sidebar', async () => {
  const { docs } = await add('docs');
  const find = (id: string) => docs.find((doc) => doc.id === `api/charts/${id}`);
  expect(find('index')?.previous).toBeUndefined();
  expect(find('index')?.next).toEqual({
    title: 'AnimatedArea',
    permalink: '/zh/x/api/charts/animated-area',
  });
  expect(find('animated-area')?.previous).toEqual({
    title: '图表 API',
    permalink: '/zh/x/api/charts',
  });
});

test('the guides link to them in the language of the build', async () => {
  const { sidebars } = await add('docs');
  expect(sidebars.docs?.[0]).toMatchObject({
    items: [
      { type: 'doc', id: 'charts/bars/bars' },
      { type: 'ref', id: 'api/charts/index', label: 'Index', key: 'k' },
      { type: 'link', href: 'https://example.com/new/' },
    ],
  });
});

test('a version without reference is unchanged', async () => {
  const version = await add('docs/charts');
  expect(version).toEqual(versionOf('docs/charts'));
});
