import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type * as ApiDocs from '../../../../plugins/api-reference/pages/createApiDocs';
import { listChangesFiles } from '../../../../content/api-changes/listChangesFiles';
import { SITE_DIR } from '../../../../content/paths/siteDir';
import { PRODUCT_FOLDERS } from '../../../../src/types/page';

type CreateApiDocs = typeof ApiDocs.createApiDocs;

const version = {
  contentPath: path.join(SITE_DIR, 'docs'),
  path: '/zh/x/',
  versionName: 'current',
} as LoadedVersion;

/** The change pages of a build with this environment. */
async function listChanges(major: string | undefined) {
  const before = process.env.DOCS_VERSION;
  if (major === undefined) delete process.env.DOCS_VERSION;
  else process.env.DOCS_VERSION = major;
  let create: CreateApiDocs | undefined;
  jest.isolateModules(() => {
    create = (
      require('../../../../plugins/api-reference/pages/createApiDocs') as {
        createApiDocs: CreateApiDocs;
      }
    ).createApiDocs;
  });
  if (before === undefined) delete process.env.DOCS_VERSION;
  else process.env.DOCS_VERSION = before;
  const docs = await create!(version, {
    siteDir: SITE_DIR,
    language: 'zh',
    readDate: () => Promise.resolve(null),
  });
  return docs.filter(({ id }) => id.includes('changes'));
}

test('the current version has a page for each product, titled in the language of the build', async () => {
  const pages = await listChanges(undefined);
  const files = listChangesFiles(SITE_DIR);
  expect(files.map(({ product }) => product)).toEqual(
    expect.arrayContaining([...PRODUCT_FOLDERS]),
  );
  expect(pages.map(({ permalink }) => permalink)).toEqual(
    files.map(({ id }) => `/zh/x/${id}`),
  );
  const charts = files.findIndex(({ product }) => product === 'charts');
  const { from, to, file } = files[charts]!;
  expect(pages[charts]).toMatchObject({
    title: `图表：从 v${from} 到 v${to} 的变更`,
    sidebar: 'api-charts',
    source: `@site/${file}?page&changes`,
  });
  for (const { title, description } of pages) {
    expect(title.length).toBeLessThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(160);
  }
});

test('the site of a version that was not compared with the previous major has none', async () => {
  expect(await listChanges('7')).toEqual([]);
});
