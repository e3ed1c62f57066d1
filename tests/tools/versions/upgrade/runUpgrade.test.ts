import fs from 'node:fs';
import path from 'node:path';
import type { ApiChange } from '../../../../src/types/apiChange';
import { writeGuides } from '../../../../tools/versions/upgrade/migrationGuides';
import { readProgress } from '../../../../tools/versions/upgrade/progress';
import type { Worklist } from '../../../../tools/versions/upgrade/renderWorklist';
import { findUses } from '../../../../tools/versions/upgrade/findUses';
import { runUpgrade } from '../../../../tools/versions/upgrade/runUpgrade';
import type { UpgradeStep } from '../../../../tools/versions/upgrade/upgradeSteps';
import { prepareTempDirs } from '../../build/support/tempDir';

const makeDir = prepareTempDirs();

const change = (part: Partial<ApiChange>): ApiChange => ({
  kind: 'prop',
  change: 'removed',
  name: '',
  in: ['BarChart'],
  from: null,
  to: null,
  note: null,
  ...part,
});

const DIFF = {
  product: 'charts',
  from: ['@mui/x-charts@8.2.0'],
  to: ['@mui/x-charts@9.1.0'],
  changes: [
    change({
      name: 'bars',
      change: 'renamed',
      to: 'columns',
      note: 'codemod v9.0.0/charts/rename-bars',
    }),
    change({ name: 'gap' }),
    change({ name: 'fine', change: 'added' }),
  ],
};

const FILES = {
  'docs/charts/bars/bars.mdx': '',
  'docs/charts/lines/lines.mdx': '',
  'docs/charts/lines/more/more.mdx': '',
  'static/api/changes/charts-8-9.json': JSON.stringify(DIFF),
  'src/config/migrations.ts': 'export const GUIDED_MAJORS = [7, 6] as const;\n',
};

const makeContext = () => {
  const siteDir = makeDir(FILES);
  const folder = path.join(siteDir, '.cache/upgrade-9');
  return { siteDir, folder, from: 8, to: 9, packages: [] };
};

const FOUND = [
  { file: 'docs/charts/bars/Bars.tsx', line: 4, problem: "Property 'bars' is unknown" },
  { file: 'docs/charts/bars/bars.mdx', line: 9, problem: '`gap` of BarChart' },
  { file: 'tests/content/claims/charts-lines-more.test.tsx', problem: 'failed' },
  { file: 'src/a.ts', problem: 'wrong' },
  {
    file: 'tests/content/claims/charts-demos.test.tsx',
    problem: 'bars/Bars: names, ids, focus, and keys: no name',
  },
  {
    file: 'i18n/zh/docusaurus-plugin-content-docs/current/charts/bars/bars.mdx',
    problem: '`fine`',
  },
];

const step = (name: string, run: UpgradeStep['run']): UpgradeStep => ({
  name,
  about: '',
  run,
});

const readJson = (siteDir: string) =>
  JSON.parse(fs.readFileSync(path.join(siteDir, 'upgrade-9.json'), 'utf8')) as Worklist;

test('findings are listed by page, with what changed and the codemod', async () => {
  const context = makeContext();
  await runUpgrade(context, [step('types', async () => FOUND)], () => {});
  const { pages } = readJson(context.siteDir);
  expect(pages.map(({ page, items }) => [page, items.map(({ kind }) => kind)])).toEqual([
    ['charts/bars', ['guide', 'demo', 'test', 'translation']],
    ['charts/lines/more', ['test']],
    [null, ['portal']],
  ]);
  expect(pages[0]?.items).toMatchObject([
    { reason: 'prop `gap` of BarChart removed', codemod: null },
    {
      reason: 'prop `bars` of BarChart renamed to `columns`',
      codemod: 'v9.0.0/charts/rename-bars',
    },
    { reason: null },
    { reason: null },
  ]);
  const text = fs.readFileSync(path.join(context.siteDir, 'upgrade-9.md'), 'utf8');
  expect(text).toContain('## charts/bars (4)');
  expect(text).toContain('| demo | 1 | 1 | 1 |');
});

test('a stopped upgrade continues with the step that was stopped', async () => {
  const context = makeContext();
  const first = jest.fn(async () => FOUND.slice(0, 1));
  const steps = (second: UpgradeStep['run']) => [step('a', first), step('b', second)];
  await expect(
    runUpgrade(
      context,
      steps(() => Promise.reject(new Error('stopped'))),
      () => {},
    ),
  ).rejects.toThrow('stopped');
  expect(Object.keys(readProgress(context.folder))).toEqual(['a']);
  expect(readJson(context.siteDir).pages).toHaveLength(1);
  const lines: string[] = [];
  await runUpgrade(
    context,
    steps(async () => FOUND.slice(3, 4)),
    (line) => lines.push(line),
  );
  expect(first).toHaveBeenCalledTimes(1);
  expect(lines[0]).toBe('a: done before, 1 findings');
  expect(readJson(context.siteDir).steps).toEqual([
    { name: 'a', found: 1 },
    { name: 'b', found: 1 },
  ]);
});

test('migration guides begin with the changes, and are not overwritten', () => {
  const { siteDir } = makeContext();
  const file = 'docs/migration/migration-charts-v8/migration-charts-v8.mdx';
  expect(writeGuides(siteDir, 8, 9)).toEqual([file]);
  const text = fs.readFileSync(path.join(siteDir, file), 'utf8');
  expect(text).toContain("title: 'Breaking changes: Charts v8 to v9'");
  expect(text).toContain('- prop `bars` of BarChart renamed to `columns`');
  expect(text).not.toContain('fine');
  expect(text).toContain('npm install @mui/x-charts@^9.1.0');
  const majors = () =>
    fs.readFileSync(path.join(siteDir, 'src/config/migrations.ts'), 'utf8');
  expect(majors()).toContain('[8, 7, 6]');
  expect(writeGuides(siteDir, 8, 9)).toEqual([]);
  expect(majors()).toContain('[8, 7, 6]');
});

test('demos and tests are checked against the changes', () => {
  const code = `import { BarChart } from '@mui/x-charts';
export default () => <BarChart gap={2} series={[]} />;
`;
  const siteDir = makeDir({
    'docs/charts/bars/Bars.tsx': code,
    'docs/charts/bars/Fine.tsx': code.replace(' gap={2}', ''),
    'tests/content/claims/charts-bars.test.tsx': code,
    'static/api/changes/charts-8-9.json': JSON.stringify(DIFF),
  });
  const found = { line: 2, problem: '`gap` of `BarChart` was removed.' };
  expect(findUses(siteDir, 8, 9)).toEqual([
    { file: 'docs/charts/bars/Bars.tsx', ...found },
    { file: 'tests/content/claims/charts-bars.test.tsx', ...found },
  ]);
});
