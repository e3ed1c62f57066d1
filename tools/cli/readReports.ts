import fs from 'node:fs';

export interface Tally {
  passed: number;
  failed: number;
}

/** A report that was never written means that its runner did not get as far as testing. */
const NOT_RUN: Tally = { passed: 0, failed: 1 };

function readJson<T>(file: string): T | undefined {
  return fs.existsSync(file)
    ? (JSON.parse(fs.readFileSync(file, 'utf8')) as T)
    : undefined;
}

/** Counts of a Jest run; a suite that could not start counts as one failure. */
export function readJestReport(file: string): Tally {
  const report = readJson<Record<string, number>>(file);
  if (!report) return NOT_RUN;
  const {
    numPassedTests = 0,
    numFailedTests = 0,
    numRuntimeErrorTestSuites = 0,
  } = report;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Counts of a Playwright run; a test that passed only when tried again counts as passed. */
export function readPlaywrightReport(file: string): Tally {
  const report = readJson<{ stats: Record<string, number> }>(file);
  if (!report) return NOT_RUN;
  const { expected = 0, flaky = 0, unexpected = 0 } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
}
