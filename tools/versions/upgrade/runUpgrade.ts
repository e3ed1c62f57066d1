import fs from 'node:fs';
import path from 'node:path';
import { listChangesFiles } from '../../../content/api-changes/listChangesFiles';
import { readChanges } from '../../../content/api-changes/readChanges';
import { listPageIds } from '../../../content/nav/listPageIds';
import type { Finding } from './finding';
import { readProgress, writeProgress, type Progress } from './progress';
import { renderWorklist, type Worklist } from './renderWorklist';
import { sortFindings } from './sortFindings';
import type { UpgradeContext, UpgradeStep } from './upgradeSteps';

/**
 * Runs the steps that are not done yet, and writes the worklist after each, so that an
 * upgrade can be stopped and continued.
 * @param steps all steps, in order
 * @param print receives a line for each step
 * @returns paths of the worklist, as Markdown and as JSON
 */
export async function runUpgrade(
  context: UpgradeContext,
  steps: readonly UpgradeStep[],
  print: (line: string) => void,
): Promise<string[]> {
  const progress: Progress = readProgress(context.folder);
  let files: string[] = [];
  for (const { name, about, run } of steps) {
    const known = progress[name];
    if (known) print(`${name}: done before, ${known.length} findings`);
    else {
      print(`${name}: ${about} …`);
      const start = performance.now();
      const found = await run(context);
      progress[name] = found.map((each) => ({ step: name, ...each }));
      writeProgress(context.folder, progress);
      const seconds = Math.round((performance.now() - start) / 1000);
      print(`${name}: ${found.length} findings, ${seconds} s`);
    }
    files = writeWorklist(context, progress, steps);
  }
  return files;
}

function writeWorklist(
  { siteDir, from, to, packages }: UpgradeContext,
  progress: Progress,
  steps: readonly UpgradeStep[],
): string[] {
  const findings: Finding[] = Object.values(progress).flat();
  const pages = listPageIds(path.join(siteDir, 'docs'))
    .filter((id) => !id.startsWith('api/'))
    .map((id) => path.posix.dirname(id));
  const diffs = listChangesFiles(siteDir, to)
    .filter((file) => file.from === from && file.to === to)
    .map((file) => readChanges(siteDir, file));
  const worklist: Worklist = {
    major: to,
    packages,
    steps: steps.flatMap(({ name }) =>
      progress[name] ? [{ name, found: progress[name].length }] : [],
    ),
    pages: sortFindings(findings, pages, diffs),
  };
  const base = path.join(siteDir, `upgrade-${to}`);
  fs.writeFileSync(`${base}.md`, renderWorklist(worklist));
  fs.writeFileSync(`${base}.json`, `${JSON.stringify(worklist, null, 1)}\n`);
  return [`${base}.md`, `${base}.json`];
}
