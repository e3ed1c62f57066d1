import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import {
  hashClaims,
  keepClaims,
  listKeptClaims,
} from '../../../tests/support/tiers/claims';
import { listProvedTests } from '../../../tests/support/tiers/provedTests';
import { readPassedFiles } from './readPassedFiles';
import { JEST_REPORT, KEPT_LIST } from './reports';

export interface LeftOut {
  /** What is left out and why, for the summary. */
  notes: string[];
  /** Keeps what has passed in this run. */
  keepPasses: () => void;
}

const note = (count: number, reason: string): string[] =>
  count > 0 ? [`left out: ${count} test files, ${reason}`] : [];

/**
 * Finds the test files that have passed with the same inputs before, here or in the last full
 * run, and writes them down for Jest's filter. The inputs are read before the run: what changes
 * meanwhile counts the next time.
 */
export function leaveOutTests(): LeftOut {
  const keys = hashClaims();
  const kept = new Set(listKeptClaims(keys));
  const proved = listProvedTests().filter((file) => !kept.has(file));
  fs.writeFileSync(
    KEPT_LIST,
    JSON.stringify([...kept, ...proved].map((file) => path.join(SITE_DIR, file))),
  );
  return {
    notes: [
      ...note(kept.size, 'which passed here before with the same inputs'),
      ...note(
        proved.length,
        'unchanged since the last full run; each commit samples a tenth',
      ),
    ],
    keepPasses: () => keepClaims(keys, readPassedFiles(JEST_REPORT)),
  };
}
