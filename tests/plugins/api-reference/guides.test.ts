import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findGuideProblems } from '../../../plugins/api-reference/read/findGuideProblems';
import { readGuides } from '../../../plugins/api-reference/read/readGuides';

let root: string;
const put = (file: string, text: string) => {
  const target = path.join(root, 'docs', file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
};

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'api-guides-'));
});
afterEach(() => fs.rmSync(root, { recursive: true }));

describe('guide pages', () => {
  it('are read with what their demos import', () => {
    put(
      'charts/bars/bars.mdx',
      "---\ntitle: 'Bars'\nproduct: charts\ncomponents: [BarChart, 'BarPlot']\nhooks:\n  - useXScale\n  - useYScale\n---\n",
    );
    put(
      'charts/bars/BasicBars.tsx',
      "import { BarChart, type BarSeries } from '@mui/x-charts/BarChart';\nimport Box from '@mui/material/Box';\n",
    );
    put('charts/bars/deep/deep.mdx', '---\ntitle: Deep\n---\n');
    put('charts/bars/deep/Other.tsx', "import { Gauge } from '@mui/x-charts';\n");
    put('api/charts/bar-chart.mdx', '---\ntitle: BarChart API\n---\n');
    const guides = readGuides(root);
    expect(guides).toEqual([
      {
        file: 'docs/charts/bars/bars.mdx',
        title: 'Bars',
        path: '/x/react-charts/bars/',
        product: 'charts',
        components: ['BarChart', 'BarPlot'],
        hooks: ['useXScale', 'useYScale'],
        uses: new Set(['@mui/x-charts › BarChart', '@mui/x-charts › BarSeries']),
      },
      expect.objectContaining({
        title: 'Deep',
        uses: new Set(['@mui/x-charts › Gauge']),
      }),
    ]);
  });

  it('are empty without documentation', () => {
    expect(readGuides(root)).toEqual([]);
  });

  it('may only contain names that have a page', () => {
    put(
      'charts/bars/bars.mdx',
      '---\ntitle: Bars\nproduct: charts\ncomponents: [BarChart]\n---\n',
    );
    put('charts/more/more.mdx', '---\ntitle: More\nhooks: [useNothing]\n---\n');
    const guides = readGuides(root);
    const page = { name: 'BarChart', kind: 'component', product: 'charts' } as const;
    const find = (part: Partial<typeof page> | { product: 'tree-view' }) =>
      findGuideProblems(guides, [{ ...page, ...part }]).map(({ message }) => message);
    const other =
      'API reference: docs/charts/more/more.mdx › useNothing: its front matter names it, but the packages have no such hook.';
    expect(find({})).toEqual([other]);
    expect(find({ product: 'tree-view' })).toEqual([
      'API reference: docs/charts/bars/bars.mdx › BarChart: its front matter names it, but the charts packages have no such component.',
      other,
    ]);
    expect(findGuideProblems(guides, [{ ...page, kind: 'hook' }])).toHaveLength(2);
  });
});
