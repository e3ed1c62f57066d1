import path from 'node:path';
import type { NavSource } from '../../../src/types/nav';
import { changeProject } from '../change/changeProject';
import { listPut } from '../change/fileChange';
import { git } from '../change/git';
import { writeFiles } from '../change/writeFiles';
import { describePlan } from './describePlan';
import { findCutProblems } from './findCutProblems';
import { linkModules } from '../workspace/linkModules';
import { planCut } from './planCut';

/**
 * Clones the committed state of the project, sharing its Git objects: it only takes the
 * size of the files, and can simply be deleted.
 */
function cloneProject(siteDir: string, folder: string): void {
  git(siteDir, ['clone', '--quiet', '--shared', siteDir, folder]);
}

/** A long-running part of a cut. */
interface Step {
  /** Title, after which its duration is printed. */
  title: string;
  run: () => void | Promise<void>;
}

/** Runs a step and prints its duration. */
async function runStep({ title, run }: Step): Promise<void> {
  console.log(`${title} …`);
  const start = performance.now();
  await run();
  console.log(`${title}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

export interface Cut {
  siteDir: string;
  /** The version, as given to the command. */
  name: string;
  navSources: readonly NavSource[];
  dryRun: boolean;
  /** Preconditions, each of which throws if it is not met. */
  checks: readonly Step[];
  /**
   * Steps that run in the copy in which the version is cut, before its files are moved
   * into the project.
   */
  makeSteps: (copy: string) => readonly (Step & {
    /** The file that it writes. */
    puts?: string;
    /** The folder that it writes, which Git ignores. */
    keeps?: string;
  })[];
}

/**
 * Freezes the current version and opens the next one. Everything is prepared and tested
 * in a copy of the project; at the end, the files are moved into the project, all or
 * none.
 * @throws Error with all problems; the project is not changed then
 */
export async function cutVersion(cut: Cut): Promise<void> {
  const { siteDir, name } = cut;
  await changeProject(siteDir, async (copy) => {
    const problems = findCutProblems(siteDir, name);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const plan = planCut(siteDir, Number(name), cut.navSources);
    console.log(describePlan(plan, siteDir));
    if (cut.dryRun) return undefined;
    await runChecks(cut.checks);
    await runStep({
      title: 'Copying the project',
      run: () => {
        cloneProject(siteDir, copy);
        writeFiles(plan, siteDir, copy);
      },
    });
    const modules = path.join(siteDir, 'node_modules');
    linkModules(modules, path.join(copy, 'node_modules'));
    const steps = cut.makeSteps(copy);
    for (const step of steps) await runStep(step);
    const more = steps.flatMap(({ puts }) => puts ?? []);
    const kept = steps.flatMap(({ keeps }) => keeps ?? []);
    return { put: [...listPut(plan), ...more], removed: [], kept };
  });
}

/** @throws Error with the messages of all failed checks */
async function runChecks(checks: readonly Step[]): Promise<void> {
  const problems: string[] = [];
  for (const check of checks)
    await runStep(check).catch((error: Error) => problems.push(error.message));
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
