import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { SITE_DIR } from '../../content/paths/siteDir';

const REPORT_DIR = path.join(SITE_DIR, '.cache', 'reports');

/** The file to which a test runner writes its results. */
export const reportOf = (step: string): string => path.join(REPORT_DIR, `${step}.json`);

/** Removes the reports of earlier runs, which would be read as current ones. */
export function clearReports(): void {
  fs.rmSync(REPORT_DIR, { recursive: true, force: true });
  fs.mkdirSync(REPORT_DIR, { recursive: true });
}

export interface Tally {
  passed: number;
  failed: number;
  /** Tests that only passed when retried; they are not counted. */
  flaky?: string[];
  /** Tests that could not run here, for instance without a program. */
  notRun?: string[];
  tests?: { name: string; seconds: number }[];
}

interface RunTest {
  name: string;
  /** Of Jest (passed, failed, pending) or Playwright (expected, skipped, flaky). */
  status: string;
  seconds: number;
}

/** A missing report, or one without tests, means that nothing was checked. */
function count(tests: readonly RunTest[], errors: number): Tally {
  const named = (...all: string[]) =>
    tests.filter(({ status }) => all.includes(status)).map(({ name }) => name);
  const [passed, flaky] = [named('passed', 'expected'), named('flaky')];
  const notRun = named('pending', 'skipped', 'todo');
  const failed = tests.length - passed.length - flaky.length - notRun.length + errors;
  if (passed.length + flaky.length + failed === 0) return { passed: 0, failed: 1 };
  return { passed: passed.length, failed, flaky, notRun, tests: [...tests] };
}

const read = <T extends object>(file: string): Partial<T> =>
  fs.existsSync(file) ? (JSON.parse(readText(file)) as T) : {};

interface JestReport {
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    assertionResults: { fullName: string; status: string; duration?: number | null }[];
  }[];
}

/** Reads a Jest run; a file that could not run counts as one failure. */
export function readJestReport(file: string): Tally {
  const { testResults = [], numRuntimeErrorTestSuites = 0 } = read<JestReport>(file);
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration }) => ({
      name: `${fullName} (${path.basename(name)})`,
      status,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return count(tests, numRuntimeErrorTestSuites);
}

interface BrowserSuite {
  specs?: {
    title: string;
    file: string;
    tests: { status: string; results: { duration: number }[] }[];
  }[];
  suites?: BrowserSuite[];
  errors?: unknown[];
}

const listTests = ({ specs = [], suites = [] }: BrowserSuite): RunTest[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, results }) => ({
      name: `${title} (${path.basename(file)})`,
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ),
  ...suites.flatMap(listTests),
];

/** Reads counts and times of a Playwright run. */
export function readPlaywrightReport(file: string): Tally {
  const report = read<BrowserSuite>(file);
  return count(listTests(report), report.errors?.length ?? 0);
}
