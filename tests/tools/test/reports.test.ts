import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readJestReport, readPlaywrightReport } from '../../../tools/test/reports';
import { printSummary } from '../../../tools/test/summary';
import { SITE_DIR } from '../../../content/paths/siteDir';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const write = (report: object): string => {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
};
const jestTest = (fullName: string, status: string) => ({
  fullName,
  status,
  duration: 1500,
});
const spec = (title: string, status: string) => ({
  title,
  file: 'pages.spec.ts',
  tests: [{ status, results: [{ duration: 1000 }, { duration: 500 }] }],
});

test('a Jest report: files that did not start fail', () => {
  const file = write({
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/x/a.test.ts',
        status: 'failed',
        assertionResults: [
          jestTest('one', 'passed'),
          jestTest('two', 'failed'),
          jestTest('four', 'pending'),
        ],
      },
    ],
  });
  expect(readJestReport(file)).toMatchObject({
    passed: 1,
    failed: 2,
    notRun: ['four (a.test.ts)'],
  });
  expect(readJestReport(file).tests?.[0]).toMatchObject({
    name: 'one (a.test.ts)',
    seconds: 1.5,
  });
});

test('a Playwright report: nested suites, errors outside of tests, retries', () => {
  const suites = [
    {
      specs: [spec('a', 'expected')],
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
    const isGood = printSummary([result], failsFlaky);
    const lines = log.mock.calls.join('\n').split('\n');
    log.mockRestore();
    return { isGood, lines };
  };

  test('ends with the sum, after the times, the ten slowest and the flaky passes', () => {
    const { isGood, lines } = print(false);
    expect(isGood).toBe(true);
    expect(lines.at(-1)).toBe('5 passed, 0 failed');
    expect(lines).toContain('   61.5 s  browser: 5 passed, 0 failed');
    expect(lines.filter((line) => line.includes('test '))).toHaveLength(10);
    expect(lines.join('\n')).toContain('Passed only when tried again\nmoody');
  });

  test('counts flaky passes as failed in a full run', () => {
    const { isGood, lines } = print(true);
    expect(isGood).toBe(false);
    expect(lines.at(-1)).toBe('5 passed, 1 failed');
  });
});

/**
 * Runs a command with arguments that end it before a step.
 * @param gitDir the repository; by default, none is found, as in an archive
 */
const run = (args: readonly string[], gitDir = folder) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/cli/run.ts', ...args],
    { cwd: SITE_DIR, encoding: 'utf8', env: { ...process.env, GIT_DIR: gitDir } },
  );
  return { status, output: stdout + stderr };
};

test.each([
  ['test', /^ {2}unit +tests of code.*^ {2}rebuild .*; only in test:all$/ms],
  ['test:changed', /^Usage: npm run test:changed -- \[commit\].*^ {2}content +tests/ms],
])('%s --help lists its steps', (command, pattern) => {
  const { status, output } = run([command, '--help']);
  expect(status).toBe(0);
  expect(output).toMatch(pattern);
});

test.each([
  ['test --only lnt', 'there is no step "lnt". The steps are types, lint,'],
  ['test main', '"main" is unexpected. See: npm test -- --help'],
  ['test --chnged', '"--chnged" is unexpected'],
  ['test --changed', 'npm run test:changed'],
  ['test:changed', 'the commit "HEAD", which git does not find here'],
])('%s is rejected', (line, message) => {
  const { status, output } = run(line.split(' '));
  expect(status).toBe(1);
  expect(output).toContain(message);
});

test('test:changed passes where nothing differs', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
  git('init', '--quiet');
  const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
  git(...author, 'commit', '--quiet', '--allow-empty', '--message=empty');
  const gitDir = path.join(folder, '.git');
  fs.writeFileSync(path.join(gitDir, 'info/exclude'), '*\n');
  const { status, output } = run(['test:changed', '--only', 'content'], gitDir);
  expect(output).toBe('Nothing differs from HEAD.\n');
  expect(status).toBe(0);
});
