import path from 'node:path';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import { createTabs } from '../../../../plugins/docs/tabs/createTabs';

const ROOT = path.resolve(__dirname, '../../../..');
const doc = {
  id: 'charts/bars/bars',
  title: 'Bars',
  description: 'Draw bars.',
  source: '@site/docs/charts/bars/bars.mdx',
  permalink: '/x/react-charts/bars/',
  sidebar: 'docs',
  frontMatter: { product: 'charts', components: ['BarChart', 'BarPlot'], hooks: [] },
} as unknown as DocMetadata;

async function create(part: Partial<DocMetadata> = {}, language: 'en' | 'zh' = 'en') {
  const written = new Map<string, string>();
  const problems: string[] = [];
  const routes = await createTabs(
    { ...doc, ...part },
    {
      siteDir: ROOT,
      generatedFilesDir: path.join(ROOT, '.docusaurus'),
      language,
      component: '@theme/DocItem',
      createData: async (name, data) => {
        const file = path.join(ROOT, '.docusaurus/docs', name);
        written.set(`@generated/docs/${name}`, String(data));
        return file;
      },
      report: ({ message }) => problems.push(message),
    },
  );
  return { routes, written, problems };
}

it('adds a route below the page for the names in its front matter, in its order', async () => {
  const { routes, written } = await create();
  expect(routes).toMatchObject([
    {
      path: '/x/react-charts/bars/components-api/',
      exact: true,
      sidebar: 'docs',
      metadata: { sourceFilePath: 'docs/charts/bars/bars.mdx' },
    },
  ]);
  const code = written.get(String(routes[0]?.modules?.content)) ?? '';
  const [, file = ''] = /"(@generated\/docs\/tab-\w+\.json)\?api&tab"/.exec(code) ?? [];
  const subject = JSON.parse(written.get(file) ?? '') as { parts: { name: string }[] };
  expect(subject.parts.slice(0, 2).map(({ name }) => name)).toEqual([
    'BarChart',
    'BarPlot',
  ]);
  expect(code).toContain('"title":"Bars: components API"');
  expect(code).toContain('"permalink":"/x/react-charts/bars/components-api/"');
  expect(code).not.toContain(ROOT);
});

it('has a tab for hooks, with a title in the language of the build', async () => {
  const frontMatter = { product: 'charts', hooks: ['useXScale'] };
  const { routes, written } = await create(
    {
      frontMatter,
      permalink: '/zh/x/react-charts/bars/',
      source: '@site/i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx',
    } as Partial<DocMetadata>,
    'zh',
  );
  expect(routes.map((route) => route.path)).toEqual([
    '/zh/x/react-charts/bars/hooks-api/',
  ]);
  const [code = ''] = written.values();
  expect(code).toContain('Bars：Hook API');
  expect(code).toContain('@site/docs/api/charts/use-x-scale.json');
});

it('adds none if no names are given', async () => {
  const { routes } = await create({ frontMatter: {} });
  expect(routes).toEqual([]);
});

it('reports all names without such a page', async () => {
  const { problems } = await create({
    frontMatter: { components: ['NoSuchChart', 'useXScale'], hooks: ['BarChart'] },
  } as never);
  expect(problems).toEqual(
    ['NoSuchChart', 'useXScale', 'BarChart'].map((name) =>
      expect.stringContaining(`docs/charts/bars/bars.mdx › ${name}: `),
    ),
  );
});
