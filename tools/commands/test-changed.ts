import { SITE_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';
import { listChangedSteps } from '../test/changedSteps';
import { pickSteps, runAll } from '../test/run';
import { git, splitZeros } from '../versions/change/git';

/**
 * Lists files, relative to the project root.
 * @throws Error if git is not installed, this is not a clone, or the commit is unknown
 */
function listChangedFiles(ref: string): string[] {
  const list = (...args: string[]) => splitZeros(git(SITE_DIR, args));
  try {
    list('rev-parse', '--verify', `${ref}^{commit}`);
  } catch {
    throw new Error(
      `test:changed compares files with the commit "${ref}", which git does not find here. npm test needs no git.`,
    );
  }
  return [
    ...list('diff', '-z', '--name-only', '--relative', ref, '--'),
    ...list('ls-files', '-z', '--others', '--exclude-standard'),
  ];
}

export async function run({ values, args }: Given<'test:changed'>): Promise<void> {
  const [ref = 'HEAD'] = args;
  const files = listChangedFiles(ref);
  const steps = pickSteps(listChangedSteps(ref, files), values.only);
  if (files.length === 0) return console.log(`Nothing differs from ${ref}.`);
  console.log(`Files that differ from ${ref}: ${files.length}`);
  await runAll(steps);
}
