import { PROOF_FILE, writeProof } from '../../../tests/support/tiers/proof';
import { SPECS_DIR } from '../../../tests/support/tiers/provedSpecs';
import { readPassedSpecs } from '../readReports';
import { listProvedParts } from './listProvedParts';
import { readFailedFiles } from './readFailedFiles';
import { BROWSER_REPORT, JEST_REPORT } from './reports';
import type { StepResult } from './step';

/** Such as `pages.spec.ts:40`: the other tests of that file did not run. */
const LINE = /:\d/;

/**
 * Writes down what a full run, or some of its steps, has proved.
 * @param spec what the files of browser tests had to hold, if not all ran
 * @returns lines for the summary
 */
export function noteProof(
  results: readonly StepResult[],
  spec: string | undefined,
): string[] {
  const isPart = spec !== undefined && LINE.test(spec);
  const proved = listProvedParts(results, {
    readPassedSpecs: () =>
      isPart ? [] : readPassedSpecs(BROWSER_REPORT).map((file) => `${SPECS_DIR}/${file}`),
    readFailedTests: () => readFailedFiles(JEST_REPORT),
  });
  const count = proved.parts.length;
  if (count === 0 || !writeProof(proved)) return [];
  return [`${PROOF_FILE} names this commit now, for ${count} parts: commit that`];
}
