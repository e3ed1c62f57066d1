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

/** What a full run has proved on one commit. The file holds a list of them, the newest first. */
export interface Proof {
  /** The id of the commit, 40 hex digits. */
  commit: string;
  /** Day of the run: `2026-11-23`. */
  date: string;
  /**
   * Names of steps of `npm test`, and files of browser tests from the root of the project; each
   * is in one proof only.
   */
  parts: readonly string[];
}

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

/**
 * Notes that a full run has proved parts of the newest commit.
 * @returns false where files differ from that commit, which is then not what was proved
 */
export function writeProof(parts: readonly string[], siteDir = SITE_DIR): boolean {
  const { present, removed } = listChangedFiles('HEAD', siteDir);
  // Parts of one commit may be proved one after the other.
  if ([...present, ...removed].some((file) => file !== PROOF_FILE)) return false;
  const commit = git(siteDir, 'rev-parse', 'HEAD').trim();
  const date = new Date().toISOString().slice(0, 10);
  const before = readProofs(siteDir);
  const here = before.find((proof) => proof.commit === commit)?.parts ?? [];
  const all: Proof[] = [
    { commit, date, parts: [...new Set([...here, ...parts])].sort() },
    ...before
      .filter((proof) => proof.commit !== commit)
      .map((proof) => ({
        ...proof,
        parts: proof.parts.filter((part) => !parts.includes(part)),
      })),
  ];
  const text = JSON.stringify(
    all.filter((proof) => proof.parts.length > 0),
    null,
    2,
  );
  fs.writeFileSync(path.join(siteDir, PROOF_FILE), `${text}\n`);
  return true;
}
