import { spawnSync } from 'node:child_process';
import crypto from 'node:crypto';
import { SITE_DIR } from '../../../site/paths/siteDir';

/** Set by `npm run test:all`: every check runs in full, and no earlier result counts. */
export const FULL_RUN_VARIABLE = 'TEST_ALL';

/** Set where browser tests that a full run has proved may be left out: not where one is named. */
export const LEAVE_OUT_VARIABLE = 'TEST_LEAVE_OUT';

/** What only a full run does in full, `npm test` does on one part in so many. */
const PARTS = 10;

/** Cases of a property test. */
const PROPERTY_CASES = { daily: 500, full: 20_000 };

/** Cases where the input is what somebody hostile may send. */
const ATTACK_CASES = { daily: 500, full: 100_000 };

export const isFullRun = (): boolean => Boolean(process.env[FULL_RUN_VARIABLE]);

export const getPropertyCases = (): number =>
  isFullRun() ? PROPERTY_CASES.full : PROPERTY_CASES.daily;

export const getAttackCases = (): number =>
  isFullRun() ? ATTACK_CASES.full : ATTACK_CASES.daily;

/** Which tenth it is this time, read once. */
let part: number | undefined;
const getPart = (): number => (part ??= choosePart(readCommit()));

/**
 * The commit's id decides: it is the same for all who test that commit, and as good as random
 * from one to the next. So ten commits cover about two thirds of the parts, thirty nearly all;
 * what covers all of them for certain is a full run.
 * @param commit id in hex digits; without one it is always the first part
 */
export const choosePart = (commit: string): number =>
  Number.parseInt(commit.slice(0, 8) || '0', 16) % PARTS;

function readCommit(): string {
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD'], {
    cwd: SITE_DIR,
    encoding: 'utf8',
  });
  return /^[0-9a-f]{8,}/.test(stdout ?? '') ? stdout.trim() : '';
}

/** Which part something belongs to, by its name: always the same one. */
export const partOf = (id: string): number =>
  crypto.createHash('sha256').update(id).digest().readUInt32BE(0) % PARTS;

/**
 * Whether something dear is to be checked in this run: in a full run always.
 * @param parts how many of the ten parts have their turn
 */
export const isInParts = (id: string, parts: number): boolean =>
  isFullRun() || (partOf(id) - getPart() + PARTS) % PARTS < parts;

/** Whether something dear is in this run's tenth: in a full run always. */
export const isInSample = (id: string): boolean => isInParts(id, 1);

/**
 * Variants of one behavior that are tried in this run, the others with the next commits: in a
 * full run all, else so many, in their order.
 */
export function chooseVariants<T>(
  all: readonly T[],
  count: number,
  part = getPart(),
): T[] {
  const start = part * count;
  const isChosen = (index: number) =>
    (index + all.length * PARTS - start) % all.length < count;
  return all.filter((_, index) => isFullRun() || isChosen(index));
}
