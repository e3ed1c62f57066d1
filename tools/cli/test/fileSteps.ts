import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { isTouched } from '../../../tests/support/tiers/isTouched';
import { listUnprovedFiles } from '../../../tests/support/tiers/unproved';
import { isInSample } from '../../../tests/support/tiers/tier';
import { FILE_CHECKS, type FileCheck } from './fileChecks';
import { listFiles } from './listChangedFiles';
import type { Step } from './step';

/**
 * The files that a check has to look at: those that have changed since the last full run, and a
 * tenth of the others.
 * @param all files of the project
 * @param changed those that have changed since, removed ones too; undefined where nobody knows
 * @returns undefined where all are due
 */
export function chooseFiles(
  { covers, rules }: Pick<FileCheck, 'covers' | 'rules'>,
  all: readonly string[],
  changed: readonly string[] | undefined,
): string[] | undefined {
  if (!changed || isTouched(rules, changed)) return undefined;
  const due = new Set(changed);
  return all.filter((file) => covers(file) && (due.has(file) || isInSample(file)));
}

const exists = (file: string): boolean => fs.existsSync(path.join(SITE_DIR, file));

/**
 * The checks of files by their names, as steps of `npm test`.
 * @param full whether nothing is sampled
 */
export function listFileSteps(full: boolean, names: readonly string[]): Step[] {
  const all = full ? [] : listFiles().filter(exists);
  return FILE_CHECKS.filter(({ name }) => names.includes(name)).map((check) => {
    const { name, about } = check;
    const files = full ? undefined : chooseFiles(check, all, listUnprovedFiles(name));
    // Without a file to look at, the tools look at all or fail.
    const isSome = files !== undefined && files.length > 0;
    return {
      name,
      about,
      command: isSome ? check.checkFiles(files) : check.checkAll(full),
    };
  });
}
