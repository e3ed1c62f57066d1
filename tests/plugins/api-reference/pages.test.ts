import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { docuHash } from '@docusaurus/utils';
import { createApiDocs } from '../../../plugins/api-reference/pages/createApiDocs';
import { listApiPages } from '../../../plugins/api-reference/pages/listApiPages';
import pageLoader from '../../../plugins/api-reference/pages/pageLoader';
import { readApiJson } from '../../../content/paths/readApiJson';
import { readSiteTexts } from '../../../content/texts/readSiteTexts';
import {
  describeKind,
  findOwnDescription,
  translateDescription,
} from '../../../plugins/api-reference/write/describeExport';
import type { ApiIndex } from '../../../src/types/api';
import { OUTPUT, readPages, ROOT } from './readOutput';

const DOCS_DIR = path.dirname(OUTPUT);

const versionAt = (contentPath: string): LoadedVersion =>
  ({ contentPath, path: '/x/', versionName: 'current' }) as LoadedVersion;

const load = (source: string): string => {
  const [file = '', query = ''] = source.split(/(?=\?)/);
  return pageLoader.call({
    resourcePath: file.replace('@site', ROOT),
    resourceQuery: query,
    getOptions: () => ({ siteDir: ROOT }),
  });
};

describe('the pages of a version', () => {
  const outlines = listApiPages(DOCS_DIR);

  it('are one for each name and one for each product, with existing data', () => {
    expect(outlines).toHaveLength(readPages().length + 4);
    outlines.forEach(({ data }) =>
      expect(fs.existsSync(path.join(DOCS_DIR, data))).toBe(true),
    );
  });

  it('have titles and descriptions of valid length', () => {
    for (const { id, title, description } of outlines) {
      expect([id, title.length > 0 && title.length <= 70]).toEqual([id, true]);
      expect([id, description.length > 10 && description.length <= 160]).toEqual([
        id,
        true,
      ]);
    }
  });

  it('use the language of the build for texts that are not from the packages', () => {
    const chinese = listApiPages(DOCS_DIR, 'zh');
    const describe = (id: string) => chinese.find((page) => page.id === id)?.description;
    expect(describe('api/charts/charts-axis-highlight')).toBe(
      '用线或色带标记指针所在的坐标轴值。',
    );
    expect(describe('api/tree-view/index')).toMatch(/^查找树视图/);
    expect(
      chinese.filter(({ description }) => /^(Props, |Look up )/.test(description)),
    ).toEqual([]);
    const english = outlines.find(({ id }) =>
      id.endsWith('/grid-disable-virtualization-api'),
    );
    expect(describe(english?.id ?? '')).toBe(english?.description);
  });

  it('are empty if a version has no reference', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-pages-'));
    expect(listApiPages(folder)).toEqual([]);
    fs.rmSync(folder, { recursive: true });
  });
});

describe('descriptions of the site', () => {
  const english = readSiteTexts('en').reference.exports;
  const { products } = readApiJson<ApiIndex>(path.join(OUTPUT, 'index.json'));

  it.each(products)('say what each export of $product is for', ({ product, pages }) => {
    const general = /^(Props, slots and|Members of the|Parameters and|Look up) /;
    const lacking = pages.filter(({ description }) => general.test(description));
    expect(lacking.map(({ name }) => name)).toEqual([]);
    const names = new Set(pages.map(({ name }) => name));
    expect(Object.keys(english[product]).filter((name) => !names.has(name))).toEqual([]);
  });

  it('replace those of the packages in lists and below titles', () => {
    const hook = listApiPages(DOCS_DIR).find(({ id }) =>
      id.endsWith('/use-drawing-area'),
    );
    expect(hook?.description).toBe(english.charts.useDrawingArea);
  });

  it('are about the current version', () => {
    const chart = { product: 'charts', name: 'ChartContainer' } as const;
    expect(findOwnDescription({ ...chart, version: '8.29.3' })).toMatch(
      /^The former name/,
    );
    expect(findOwnDescription({ ...chart, version: '7.29.13' })).toBeUndefined();
  });

  it('describe an export without one by its kind', () => {
    const entry = { product: 'charts', name: 'NewChart', kind: 'component' } as const;
    const description = describeKind(entry, entry.name);
    expect(description).toBe('Props, slots and CSS classes of the NewChart component.');
    const { reference } = readSiteTexts('zh');
    expect(translateDescription({ ...entry, description }, reference)).toBe(
      'NewChart 组件的属性、插槽和 CSS 类。',
    );
    const other = { ...entry, description: 'Draws.' };
    expect(translateDescription(other, reference)).toBe('Draws.');
  });
});

describe('the metadata of a page for the docs plugin', () => {
  const readDate = async () => 1;

  it('equals that of a written page', async () => {
    const docs = await createApiDocs(versionAt(DOCS_DIR), {
      siteDir: ROOT,
      language: 'en',
      readDate,
    });
    expect(docs.find(({ id }) => id === 'api/charts/bar-chart')).toEqual({
      id: 'api/charts/bar-chart',
      title: 'BarChart API',
      description: readSiteTexts('en').reference.exports.charts.BarChart,
      source: '@site/docs/api/charts/bar-chart.json?page',
      sourceDirName: 'api/charts',
      slug: '/api/charts/bar-chart',
      permalink: '/x/api/charts/bar-chart',
      draft: false,
      unlisted: false,
      tags: [],
      version: 'current',
      lastUpdatedAt: 1,
      frontMatter: {
        title: 'BarChart API',
        description: readSiteTexts('en').reference.exports.charts.BarChart,
        product: 'charts',
        package: '@mui/x-charts',
        slug: '/api/charts/bar-chart',
      },
      sidebar: 'api-charts',
      previous: undefined,
      next: undefined,
    });
    const sources = docs.map(({ source }) => source);
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('comes from the folder of the version', async () => {
    fs.mkdirSync(path.join(ROOT, '.cache'), { recursive: true });
    const folder = fs.mkdtempSync(path.join(ROOT, '.cache', 'api-version-'));
    fs.mkdirSync(path.join(folder, 'api'));
    fs.copyFileSync(path.join(OUTPUT, 'index.json'), path.join(folder, 'api/index.json'));
    const version = { ...versionAt(folder), path: '/x/v8/' };
    const docs = await createApiDocs(version, {
      siteDir: ROOT,
      language: 'en',
      readDate,
    });
    fs.rmSync(folder, { recursive: true });
    const own = path.relative(ROOT, folder).split(path.sep).join('/');
    const [index, page] = docs;
    expect(index?.source).toBe(`@site/${own}/api/index.json?page&product=data-grid`);
    expect(page?.source.startsWith(`@site/${own}/api/data-grid/`)).toBe(true);
    expect(index?.permalink).toBe('/x/v8/api/data-grid');
  });
});

describe('the module of a page', () => {
  const source = '@site/docs/api/charts/bar-chart.json?page';

  it('has the exports of an MDX page', () => {
    const names = [...load(source).matchAll(/^export (?:const )?(\w+|\{ \w+ \})/gm)];
    expect(names.map(([, name]) => name)).toEqual([
      '{ metadata }',
      'frontMatter',
      'assets',
      'contentTitle',
      'toc',
      'default',
    ]);
  });

  it('imports the data, and the metadata that the docs plugin has written', () => {
    expect(load(source)).toContain('"@site/docs/api/charts/bar-chart.json?api"');
    expect(load(source)).toContain(`/default/${docuHash(source)}.json"`);
    expect(load('@site/docs/api/index.json?page&product=charts')).toContain(
      '"@site/docs/api/index.json?api&product=charts"',
    );
  });
});
