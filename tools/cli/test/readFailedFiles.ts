import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { readJson, type JestReport } from '../readReports';

/**
 * The test files of a Jest run of which a test failed, or passed only when tried again, or that
 * could not start.
 * @param file its report
 * @returns paths from the root of the project, sorted; undefined where the run did not end
 */
export const readFailedFiles = (file: string): string[] | undefined =>
  readJson<JestReport>(file)
    ?.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' ||
        assertionResults.some(
          (test) => test.status === 'failed' || (test.invocations ?? 1) > 1,
        ),
    )
    .map(({ name }) => path.relative(SITE_DIR, name))
    .sort();
