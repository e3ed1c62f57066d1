import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { readJson, type JestReport } from '../readReports';

/** The test files of a Jest run of which every test passed at the first try. */
export const readPassedFiles = (file: string): string[] =>
  (readJson<JestReport>(file)?.testResults ?? [])
    .filter(
      ({ status, assertionResults }) =>
        status === 'passed' &&
        assertionResults.length > 0 &&
        assertionResults.every(
          (test) => test.status === 'passed' && (test.invocations ?? 1) === 1,
        ),
    )
    .map(({ name }) => path.relative(SITE_DIR, name));
