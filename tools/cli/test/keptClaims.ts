import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import {
  hashClaims,
  keepClaims,
  listKeptClaims,
} from '../../../tests/support/tiers/claims';
import { readPassedFiles } from './readPassedFiles';
import { JEST_REPORT, KEPT_LIST } from './reports';

export interface KeptClaims {
  /** How many test files need not run again. */
  count: number;
  /** Keeps what has passed in this run. */
  keepPasses: () => void;
}

/**
 * Finds the tests of claims that have passed with the same inputs before, and writes them down
 * for Jest's filter. The inputs are read before the run: what changes meanwhile counts the
 * next time.
 */
export function leaveOutKept(): KeptClaims {
  const keys = hashClaims();
  const kept = listKeptClaims(keys);
  fs.writeFileSync(
    KEPT_LIST,
    JSON.stringify(kept.map((file) => path.join(SITE_DIR, file))),
  );
  return {
    count: kept.length,
    keepPasses: () => keepClaims(keys, readPassedFiles(JEST_REPORT)),
  };
}
