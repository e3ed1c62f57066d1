import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { git } from '../../../tools/cli/test/git';
import { listChangedFiles } from '../../../tools/cli/test/listChangedFiles';

/**
 * Names the commits that full runs have proved. Dear checks whose inputs have not changed since
 * are sampled by `npm test`.
 */
export const PROOF_FILE = 'tests/support/tiers/proof.json';

/** What a full run has proved. */
export interface Proved {
  /**
   * Names of steps of `npm test`, and files of browser tests from the root of the project; each
   * is in one proof only.
   */
  parts: readonly string[];
  /** Files of the step `unit` that did not pass: they are due until a full run proves them. */
  failed?: readonly string[];
}

/** The proofs of one commit. The file holds a list of them, the newest first. */
export interface Proof extends Proved {
  /** The id of the commit, 40 hex digits. */
  commit: string;
  /** Day of the run: `2026-11-23`. */
  date: string;
}

/** Whose files may be in `failed`. */
const UNIT = 'unit';

/**
 * @throws Error if the file is missing or holds something else
 */
export function readProofs(siteDir = SITE_DIR): Proof[] {
  const value: unknown = JSON.parse(
    fs.readFileSync(path.join(siteDir, PROOF_FILE), 'utf8'),
  );
  if (!Array.isArray(value)) throw new Error(`${PROOF_FILE} holds no list.`);
  return value as Proof[];
}

/** What is left of an older proof once parts of it are proved anew. */
const withoutParts = (
  { failed, parts, ...rest }: Proof,
  proved: readonly string[],
): Proof => ({
  ...rest,
  parts: parts.filter((part) => !proved.includes(part)),
  ...(failed && !proved.includes(UNIT) ? { failed } : {}),
});

/**
 * Notes that a full run has proved parts of the newest commit.
 * @returns false where files differ from that commit, which is then not what was proved
 */
export function writeProof({ parts, failed = [] }: Proved, siteDir = SITE_DIR): boolean {
  const { present, removed } = listChangedFiles('HEAD', siteDir);
  // Parts of one commit may be proved one after the other.
  if ([...present, ...removed].some((file) => file !== PROOF_FILE)) return false;
  const commit = git(siteDir, 'rev-parse', 'HEAD').trim();
  const date = new Date().toISOString().slice(0, 10);
  const before = readProofs(siteDir).map((proof) => withoutParts(proof, parts));
  const here = before.find((proof) => proof.commit === commit);
  const stillFailed = [...(here?.failed ?? []), ...failed];
  const all: Proof[] = [
    {
      commit,
      date,
      parts: [...(here?.parts ?? []), ...parts].sort(),
      ...(stillFailed.length > 0 ? { failed: stillFailed } : {}),
    },
    ...before.filter((proof) => proof !== here),
  ];
  const text = JSON.stringify(
    all.filter((proof) => proof.parts.length > 0),
    null,
    2,
  );
  fs.writeFileSync(path.join(siteDir, PROOF_FILE), `${text}\n`);
  return true;
}
