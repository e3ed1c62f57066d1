import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  readJestReport,
  readPassedSpecs,
  readPlaywrightReport,
  SAMPLED_OUT,
} from '../../../../tools/cli/readReports';
import { printSummary } from '../../../../tools/cli/test/printSummary';
import { readFailedFiles } from '../../../../tools/cli/test/readFailedFiles';
import { SITE_DIR } from '../../../../site/paths/siteDir';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (report: object): string => {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
};
const jestTest = (fullName: string, status: string, invocations = 1) => ({
  fullName,
  status,
  invocations,
  duration: 1500,
});
const spec = (title: string, status: string, annotations: { type: string }[] = []) => ({
  title,
  file: 'pages.spec.ts',
  tests: [{ status, annotations, results: [{ duration: 1000 }, { duration: 500 }] }],
});

test('a report of Jest: files that did not start fail, second tries are apart', () => {
  const file = write({
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/x/a.test.ts',
        status: 'failed',
        assertionResults: [
          jestTest('one', 'passed'),
          jestTest('two', 'failed'),
          jestTest('three', 'passed', 2),
          jestTest('four', 'pending'),
        ],
      },
    ],
  });
  expect(readJestReport(file)).toMatchObject({
    passed: 1,
    failed: 2,
    flaky: ['three (a.test.ts)'],
    notRun: ['four (a.test.ts)'],
  });
  expect(readJestReport(file).tests?.[0]).toEqual({
    name: 'one (a.test.ts)',
    seconds: 1.5,
  });
});

test('files of Jest that failed, needed a second try or did not start are named', () => {
  const of = (name: string, status: string, ...tests: unknown[]) => ({
    name: path.join(SITE_DIR, name),
    status,
    assertionResults: tests,
  });
  const file = write({
    numRuntimeErrorTestSuites: 1,
    testResults: [
      of('tests/e.test.ts', 'failed'),
      of('tests/d.test.ts', 'passed', jestTest('one', 'passed', 2)),
      of(
        'tests/c.test.ts',
        'failed',
        jestTest('one', 'passed'),
        jestTest('two', 'failed'),
      ),
      of(
        'tests/b.test.ts',
        'passed',
        jestTest('one', 'passed'),
        jestTest('two', 'pending'),
      ),
      of('tests/a.test.ts', 'passed', jestTest('one', 'passed')),
    ],
  });
  expect(readFailedFiles(file)).toEqual(
    ['c', 'd', 'e'].map((name) => `tests/${name}.test.ts`),
  );
  expect(readFailedFiles(`${file}.missing`)).toBeUndefined();
});

test('a report of Playwright: nested suites, errors outside of tests, second tries', () => {
  const suites = [
    {
      specs: [spec('a', 'expected', [{ type: SAMPLED_OUT }])],
      suites: [{ specs: [spec('b', 'flaky')] }],
    },
    { specs: [spec('c', 'unexpected'), spec('d', 'skipped')] },
  ];
  const tally = readPlaywrightReport(write({ suites, errors: [{}] }));
  expect(tally).toMatchObject({
    passed: 1,
    failed: 2,
    flaky: ['b (pages.spec.ts)'],
    notRun: ['d (pages.spec.ts)'],
    sampledOut: 1,
  });
  expect(tally.tests?.[0]?.seconds).toBe(1.5);
});

test.each([
  ['no report', () => path.join(folder, 'nothing.json')],
  ['no test', () => write({ numRuntimeErrorTestSuites: 0, testResults: [], suites: [] })],
])('%s is a failure', (_, makeFile) => {
  expect(readJestReport(makeFile())).toEqual({ passed: 0, failed: 1 });
  expect(readPlaywrightReport(makeFile())).toEqual({ passed: 0, failed: 1 });
});

describe('the summary', () => {
  const step = { name: 'browser', about: '', command: [] };
  const tests = Array.from({ length: 12 }, (_, index) => ({
    name: `test ${index}`,
    seconds: index,
  }));
  const result = {
    step,
    seconds: 61.5,
    tally: { passed: 5, failed: 0, flaky: ['moody'], tests },
  };
  const print = (failsFlaky: boolean) => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const isGood = printSummary([result], ['left out: much'], failsFlaky);
    const lines = log.mock.calls.join('\n').split('\n');
    log.mockRestore();
    return { isGood, lines };
  };

  test('ends with the sum, after the times, the ten slowest and flaky passes', () => {
    const { isGood, lines } = print(false);
    expect(isGood).toBe(true);
    expect(lines.at(-1)).toBe('5 passed, 0 failed');
    expect(lines).toContain('   61.5 s  browser: passed');
    expect(lines.filter((line) => line.includes('test '))).toHaveLength(10);
    expect(lines).toContain('left out: much');
    expect(lines).toContain('flaky: moody passed only when tried again');
  });

  test('counts flaky passes as failed in a full run', () => {
    const { isGood, lines } = print(true);
    expect(isGood).toBe(false);
    expect(lines.at(-1)).toBe('5 passed, 1 failed');
  });
});

test('files of browser tests passed if each test that could run did at the first try', () => {
  const of = (file: string, ...all: string[]) => ({
    specs: all.map((status) => ({ ...spec('a test', status), file })),
  });
  const suites = [
    of('good.spec.ts', 'expected', 'skipped'),
    { suites: [of('ads/good.spec.ts', 'expected')] },
    of('bad.spec.ts', 'expected', 'unexpected'),
    of('flaky.spec.ts', 'flaky', 'expected'),
    of('skipped.spec.ts', 'skipped'),
  ];
  const file = write({ suites });
  expect(readPassedSpecs(file)).toEqual(['ads/good.spec.ts', 'good.spec.ts']);
  expect(readPassedSpecs(`${file}.none`)).toEqual([]);
});
