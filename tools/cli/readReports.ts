import fs from 'node:fs';
import path from 'node:path';

export interface TimedTest {
  name: string;
  seconds: number;
}

export interface Tally {
  passed: number;
  failed: number;
  /** Names of tests that passed only when tried again; they are in none of the counts. */
  flaky?: string[];
  /** Names of tests that could not run here, such as those of a program that is not installed. */
  notRun?: string[];
  /** How many tests looked less closely, since nothing has changed since the last full run. */
  sampledOut?: number;
  tests?: TimedTest[];
}

/** A report that was never written means that its runner did not get as far as testing. */
const NOT_RUN: Tally = { passed: 0, failed: 1 };

export interface JestReport {
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      invocations?: number;
    }[];
  }[];
}

/** Annotation of a browser test that looked less closely. */
export const SAMPLED_OUT = 'sampled out';

interface BrowserSuite {
  specs?: {
    title: string;
    file: string;
    tests: {
      status: string;
      annotations?: { type: string }[];
      results: { duration: number }[];
    }[];
  }[];
  suites?: BrowserSuite[];
}

export function readJson<T>(file: string): T | undefined {
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T)
    : undefined;
}

/** No test at all is a failure too: nothing was checked. */
const needTests = (tally: Tally): Tally =>
  tally.passed + tally.failed + (tally.flaky?.length ?? 0) === 0 ? NOT_RUN : tally;

/** Counts and times of a Jest run; a file that could not start counts as one failure. */
export function readJestReport(file: string): Tally {
  const report = readJson<JestReport>(file);
  if (!report) return NOT_RUN;
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      name: `${test.fullName} (${path.basename(name)})`,
      seconds: (test.duration ?? 0) / 1000,
      isFlaky: test.status === 'passed' && (test.invocations ?? 1) > 1,
    })),
  );
  const flaky = tests.filter(({ isFlaky }) => isFlaky).map(({ name }) => name);
  const count = (status: string) => tests.filter((test) => test.status === status).length;
  return needTests({
    passed: count('passed') - flaky.length,
    failed: count('failed') + report.numRuntimeErrorTestSuites,
    flaky,
    notRun: tests.filter(({ status }) => status === 'pending').map(({ name }) => name),
    tests: tests.map(({ name, seconds }) => ({ name, seconds })),
  });
}

interface BrowserTest {
  name: string;
  /** From the folder of the tests. */
  file: string;
  status: string;
  isSampledOut: boolean;
  seconds: number;
}

const listBrowserTests = ({ specs = [], suites = [] }: BrowserSuite): BrowserTest[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, annotations = [], results }) => ({
      name: `${title} (${path.basename(file)})`,
      file,
      status,
      isSampledOut: annotations.some(({ type }) => type === SAMPLED_OUT),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(listBrowserTests),
];

interface BrowserReport {
  suites: BrowserSuite[];
  errors?: unknown[];
}

/** Counts and times of a Playwright run. */
export function readPlaywrightReport(file: string): Tally {
  const report = readJson<BrowserReport>(file);
  if (!report) return NOT_RUN;
  const tests = report.suites.flatMap(listBrowserTests);
  const withStatus = (status: string) => tests.filter((test) => test.status === status);
  return needTests({
    passed: withStatus('expected').length,
    failed: withStatus('unexpected').length + (report.errors?.length ?? 0),
    flaky: withStatus('flaky').map(({ name }) => name),
    notRun: withStatus('skipped').map(({ name }) => name),
    sampledOut: tests.filter(({ isSampledOut }) => isSampledOut).length,
    tests: tests.map(({ name, seconds }) => ({ name, seconds })),
  });
}

/**
 * The files of a Playwright run of which every test that could run here passed at the first try.
 * @returns paths from the folder of the tests, sorted
 */
export function readPassedSpecs(file: string): string[] {
  const tests = (readJson<BrowserReport>(file)?.suites ?? []).flatMap(listBrowserTests);
  const isGood = (status: string) => status === 'expected' || status === 'skipped';
  const bad = new Set(
    tests.filter(({ status }) => !isGood(status)).map((test) => test.file),
  );
  const ran = tests
    .filter(({ status }) => status === 'expected')
    .map((test) => test.file);
  return [...new Set(ran)].filter((each) => !bad.has(each)).sort();
}
