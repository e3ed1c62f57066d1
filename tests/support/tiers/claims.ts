import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { hashInputs, hasPassed, keepPass } from './checkCache';
import { listTestInputs } from './listTestInputs';
import { ENVIRONMENT } from './testInputs';

const CHECK = 'claims';
const CLAIMS_DIR = 'tests/content/claims';

/** Another version of any package, or of what reads the inputs, makes another key. */
const KEY_INPUTS = ['package-lock.json', ...ENVIRONMENT, 'tests/support/tiers'];

/** All test files of claims, from the root of the site. */
export const listClaims = (siteDir = SITE_DIR): string[] =>
  fs
    .readdirSync(path.join(siteDir, CLAIMS_DIR))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort()
    .map((name) => path.posix.join(CLAIMS_DIR, name));

/** A key that changes with whatever may change the result of a test file of claims. */
export const hashClaim = (testFile: string, siteDir = SITE_DIR): string =>
  hashInputs(
    {
      files: [...KEY_INPUTS, ...listTestInputs(testFile, siteDir)],
      facts: [process.version, Intl.DateTimeFormat().resolvedOptions().timeZone],
    },
    siteDir,
  );

/** Keys of all test files of claims, read before they run. */
export const hashClaims = (): Map<string, string> =>
  new Map(listClaims().map((file) => [file, hashClaim(file)]));

/** Those that have passed with the same inputs before; in a full run none. */
export const listKeptClaims = (keys: ReadonlyMap<string, string>): string[] =>
  [...keys].filter(([, key]) => hasPassed(CHECK, key)).map(([file]) => file);

/**
 * Keeps the passes of a run.
 * @param passed test files of which every test passed at the first try
 */
export function keepClaims(
  keys: ReadonlyMap<string, string>,
  passed: readonly string[],
): void {
  for (const file of passed) {
    const key = keys.get(file);
    if (key !== undefined) keepPass(CHECK, key);
  }
}
