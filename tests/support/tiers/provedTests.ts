import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { hasChangedSinceProof, listFailedTests } from './unproved';
import { listAllInputs } from './testInputs';
import { isInSample } from './tier';

/** Not run with the unit tests: they need a build, a browser, or other packages. */
const OTHER_ROOMS = /^(built|e2e|engines|screens|support|versions)\//;

/** All test files that `npm test` runs before a build, from the root of the site. */
export const listUnitTests = (siteDir = SITE_DIR): string[] =>
  fs
    .readdirSync(path.join(siteDir, 'tests'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.test\.tsx?$/.test(name) && !OTHER_ROOMS.test(name))
    .sort()
    .map((name) => path.posix.join('tests', name));

/**
 * Test files that a full run has proved as they are, and that are not in the sample of this run;
 * in a full run none.
 */
export function listProvedTests(): string[] {
  const failed = listFailedTests();
  return listUnitTests().filter(
    (file) =>
      !isInSample(file) &&
      !failed.includes(file) &&
      !hasChangedSinceProof('unit', listAllInputs(file)),
  );
}
