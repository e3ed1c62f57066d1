import { type Figures, listTargets } from '../../../tools/bench-pages/figures';
import { getMedian } from '../../../tools/bench-pages/getMedian';
import { listRatios, renderRatios } from '../../../tools/bench-pages/listRatios';
import {
  type LighthouseReport,
  mergeRuns,
  readReport,
} from '../../../tools/bench-pages/readReport';
import { parseOptions } from '../../../tools/bench-pages/parseOptions';
import { removeScripts } from '../../../tools/bench-pages/sites/writePlainBuild';
import { renderTable } from '../../../tools/bench-pages/renderTable';
import { toStarlightId } from '../../../tools/bench-pages/sites/buildStarlight';
import { sumBytes, type Transfer } from '../../../tools/bench-pages/sumBytes';

test('the median does not depend on the order, and ignores failed runs', () => {
  expect(getMedian([9, 1, 5])).toBe(5);
  expect(getMedian([4, 1, 2, 3])).toBe(2.5);
  expect(getMedian([NaN, 7])).toBe(7);
  expect(getMedian([])).toBeNaN();
});

test('bytes are summed by type and by time', () => {
  const make = (type: string, bytes: number, start: number, end: number): Transfer => ({
    url: 'https://x.test/',
    type,
    bytes,
    start,
    end,
  });
  const transfers = [
    make('Document', 1, 0, 10),
    make('Stylesheet', 20, 10, 20),
    make('Font', 300, 10, 30),
    make('Script', 4000, 15, 60),
    make('Script', 50_000, 50, 70),
    make('Image', 600_000, 10, 21),
  ];
  expect(sumBytes(transfers, { load: 40, paint: 20 })).toEqual({
    html: 1,
    css: 20,
    script: 54_000,
    font: 300,
    all: 654_321,
    scriptBeforeLoad: 4000,
    beforePaint: 21,
  });
});

test('a page without scripts has all other figures', () => {
  const html = [
    '<head><link rel=preload as=font href=a.woff2><link rel="preload" href="a.js" as="script">',
    '<link rel=modulepreload href=b.js><link rel="stylesheet" href="/scripts/a.css">',
    '<script>if (a < b) {\n}</script></head><p>Text</p><SCRIPT src="a.js" async></script >',
  ];
  expect(removeScripts(html.join(''))).toBe(
    '<head><link rel=preload as=font href=a.woff2><link rel="stylesheet" href="/scripts/a.css"></head><p>Text</p>',
  );
});

const report = (lcp: number, fails: Record<string, number> = {}): LighthouseReport => {
  const metrics = {
    'first-contentful-paint': 900,
    'largest-contentful-paint': lcp,
    'total-blocking-time': 30,
    'cumulative-layout-shift': 0,
  };
  const audits = Object.entries(metrics).map(([id, numericValue]) => [
    id,
    { score: 1, numericValue },
  ]);
  const category = (score: number) => ({
    score,
    auditRefs: [
      { id: 'link-name', weight: 7 },
      { id: 'hint', weight: 0 },
    ],
  });
  return {
    categories: {
      performance: category(0.98),
      accessibility: category(0.9),
      'best-practices': category(1),
      seo: category(1),
    },
    audits: {
      ...(Object.fromEntries(audits) as LighthouseReport['audits']),
      ...Object.fromEntries(Object.entries(fails).map(([id, score]) => [id, { score }])),
    },
  };
};

test('a report gives scores of 100, times, and the audits that reduced a score', () => {
  const figures = readReport(report(1200, { 'link-name': 0, hint: 0 }));
  expect(figures.scores).toEqual({
    performance: 98,
    accessibility: 90,
    'best-practices': 100,
    seo: 100,
  });
  expect(figures.lcp).toBe(1200);
  expect([...new Set(figures.faults)]).toEqual(['link-name']);
  const { audits, ...rest } = report(1);
  expect(() => readReport({ ...rest, audits: {} })).toThrow('first-contentful-paint');
  expect(audits).toBeDefined();
});

test('several audits of a page give their medians and all their problems', () => {
  const merged = mergeRuns([
    readReport(report(1000)),
    readReport(report(3000, { 'link-name': 0 })),
    readReport(report(1100)),
  ]);
  expect(merged.lcp).toBe(1100);
  expect(merged.faults).toEqual(['link-name']);
});

const figures = (site: Figures['site'], page: string, lcp: number): Figures => ({
  ...readReport(report(lcp)),
  site,
  page,
  bytes: sumBytes([{ url: '', type: 'Script', bytes: lcp * 100, start: 0, end: 1 }], {
    load: 2,
    paint: 2,
  }),
});

test('each page is compared with its own limit, and with the text page of other sites', () => {
  const all = [
    figures('ours', 'text', 1040),
    figures('limit', 'text', 1000),
    figures('stock', 'text', 2000),
    figures('ours', 'API', 1200),
    figures('limit', 'API', 1000),
  ];
  const ratios = listRatios(all);
  const lines = renderRatios(ratios).split('\n');
  expect(lines).toHaveLength(ratios.length);
  expect(lines[0]).toMatch(
    /^text +LCP, to the page without scripts +1\.04 +\(aim 1\.05: met\)$/,
  );
  const api = ratios.filter(({ page }) => page === 'API');
  expect(api.map(({ what, ratio }) => [what, ratio])).toEqual([
    ['LCP, to the page without scripts', 1.2],
    ['script before load, to stock', 0.6],
    ['script in all, to stock', 0.6],
  ]);
});

test('the table has a line for each page, in columns', () => {
  const [head, first, ...others] = renderTable([
    figures('ours', 'text', 1040),
    figures('starlight', 'text', 970),
  ]).split('\n');
  expect(others).toHaveLength(1);
  expect(first).toHaveLength(head!.length);
  expect(first).toMatch(
    /^text +ours +98 +90 +100 +100 +900 +1040 +30 +0\.000 +– +104\.0 /,
  );
});

test('all sites have the text page, and only this site has the others', () => {
  const origins = { ours: 'https://a', limit: 'https://b', stock: '', starlight: '' };
  const targets = listTargets(['text', 'Chinese text'], origins);
  expect(targets.map(({ page, site }) => `${page} ${site}`)).toEqual([
    'text ours',
    'text limit',
    'text stock',
    'text starlight',
    'Chinese text ours',
    'Chinese text limit',
  ]);
  expect(targets[4]?.address).toBe('https://a/zh/x/introduction/installation/');
});

test('options are parsed, and invalid ones show the usage', () => {
  expect(parseOptions({})).toMatchObject({ runs: 5 });
  const options = parseOptions({ runs: '3', page: ['text'] });
  expect(options).toMatchObject({ runs: 3, pages: ['text'] });
  expect(() => parseOptions({ runs: 'some' })).toThrow('--runs 3');
  expect(() => parseOptions({ page: ['blog'] })).toThrow('introduction, text');
});

test('in Starlight, a page in a folder of its name has the address of the folder', () => {
  expect(toStarlightId('data-grid/sorting/sorting')).toBe('data-grid/sorting/index');
  expect(toStarlightId('api/data-grid/data-grid')).toBe('api/data-grid/index');
  expect(toStarlightId('api/charts/bar-chart')).toBe('api/charts/bar-chart');
});
