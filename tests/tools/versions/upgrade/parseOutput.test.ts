import {
  parseBuild,
  parseCodemodErrors,
  parseReference,
  parseTestReport,
  parseTypeErrors,
} from '../../../../tools/versions/upgrade/parseOutput';

test('type errors have a file and a line', () => {
  const output = [
    "docs/charts/bars/Bars.tsx(12,3): error TS2322: Type 'a' is not assignable.",
    "  Types of property 'x' are incompatible.",
    'src/a.ts(1,1): error TS2305: Module has no exported member.',
  ].join('\n');
  expect(parseTypeErrors(output)).toEqual([
    {
      file: 'docs/charts/bars/Bars.tsx',
      line: 12,
      problem: "TS2322: Type 'a' is not assignable.",
    },
    { file: 'src/a.ts', line: 1, problem: 'TS2305: Module has no exported member.' },
  ]);
});

test('files with which the codemods fail are listed', () => {
  const output = [
    ' NOC /site/docs/charts/bars/Bars.tsx',
    ' \u001b[31mERR\u001b[39m /site/tests/a.test.tsx Transformation error (Duplicate name. (23:2))',
    'All done.',
  ].join('\n');
  expect(parseCodemodErrors(output, '/site')).toEqual([
    {
      file: 'tests/a.test.tsx',
      problem: 'The codemods fail: Transformation error (Duplicate name. (23:2))',
    },
  ]);
});

describe('a report of tests', () => {
  const parse = (title: string, failure: string, status = 'failed') =>
    parseTestReport(
      {
        testResults: [
          {
            name: '/site/tests/content/a.test.ts',
            message: '',
            assertionResults: [{ status, title, failureMessages: [failure] }],
          },
        ],
      },
      '/site',
    );

  test('has each item of a list, at its place or at that of the title', () => {
    const diff =
      'expect(received).toEqual(expected)\n\n- Array []\n+ Array [\n+   "docs/a/a.mdx:7: `old`",\n+   "gone",\n+ ]\n    at x.ts';
    expect(parse('the names of i18n/zh/b.mdx exist', diff)).toEqual([
      { file: 'docs/a/a.mdx', line: 7, problem: 'docs/a/a.mdx:7: `old`' },
      { file: 'i18n/zh/b.mdx', problem: 'gone' },
    ]);
  });

  test('has the sentence of a claim', () => {
    const failure = '\u001b[31mError\u001b[0m: expected 1\n    at Object.<anonymous>';
    expect(parse('bars are blue (docs/charts/bars/bars.mdx:40)', failure)).toEqual([
      {
        file: 'docs/charts/bars/bars.mdx',
        line: 40,
        problem: 'bars are blue (docs/charts/bars/bars.mdx:40): Error: expected 1',
      },
    ]);
    expect(parse('bars are blue', failure)).toMatchObject([
      { file: 'tests/content/a.test.ts' },
    ]);
    expect(parse('bars are blue', '', 'passed')).toEqual([]);
  });

  test('has files that could not run', () => {
    const result = { name: '/site/tests/b.test.ts', message: 'No module x' };
    expect(
      parseTestReport({ testResults: [{ ...result, assertionResults: [] }] }, '/site'),
    ).toEqual([{ file: 'tests/b.test.ts', problem: 'No module x' }]);
  });
});

test('the reference reports problems and new components', () => {
  const output = `note: something
not in the list: charts Old
new, not in the list: charts BarMark
API reference: docs/charts/bars/bars.mdx › BarPlot: its front matter names it.
API reference: @mui/x-charts › Gone: the page list names it.
Error: 2 problems`;
  expect(parseReference(output)).toMatchObject(
    [
      { file: 'docs/charts/bars/bars.mdx', problem: /BarPlot/ },
      { file: 'plugins/api-reference/read/pages.json', problem: /Gone/ },
      { file: 'plugins/api-reference/read/pages.json', problem: /`BarMark` of charts/ },
    ].map(({ file, problem }) => ({ file, problem: expect.stringMatching(problem) })),
  );
});

test('a build reports the errors of the bundler, or else its own', () => {
  const bundler = `[INFO] Creating
docs/charts/bars/Bars.tsx
  × Module not found: Can't resolve '@mui/x-charts/Old'
   ╭────
 1 │ import x from '@mui/x-charts/Old'
   ╰────

[ERROR] The bundler reports 1 errors; they are above.`;
  expect(parseBuild(bundler)).toEqual([
    {
      file: 'docs/charts/bars/Bars.tsx',
      problem: expect.stringContaining("Can't resolve '@mui/x-charts/Old'"),
    },
  ]);
  expect(parseBuild('[ERROR] docs/a/a.mdx:3 is wrong\nmore')).toEqual([
    { file: 'docs/a/a.mdx', line: 3, problem: 'docs/a/a.mdx:3 is wrong' },
  ]);
});
