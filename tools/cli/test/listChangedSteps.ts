import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { listClaims } from '../../../tests/support/tiers/claims';
import { listTestInputs } from '../../../tests/support/tiers/listTestInputs';
import { readJestReport } from '../readReports';
import { bin, JEST } from './bin';
import { chooseTests } from './chooseTests';
import { FILE_CHECKS } from './fileChecks';
import type { ChangedFiles } from './listChangedFiles';
import { JEST_REPORT } from './reports';
import type { Step } from './step';

const isLinted = FILE_CHECKS.find(({ name }) => name === 'lint')!.covers;

const listContentTests = (): string[] =>
  fs
    .readdirSync(path.join(SITE_DIR, 'tests/content'))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join('tests/content', name));

/** Test files that import, directly or not, one of these. */
function findRelatedTests(code: readonly string[]): string[] {
  if (code.length === 0) return [];
  const { stdout } = spawnSync(
    bin('jest'),
    ['--selectProjects', 'browser', 'node', '--listTests', '--findRelatedTests', ...code],
    { cwd: SITE_DIR, encoding: 'utf8' },
  );
  return stdout
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((line) => path.relative(SITE_DIR, line));
}

/** The checks of changed files: minutes less than all, and what they leave out is printed. */
export function listChangedSteps(files: ChangedFiles): Step[] {
  const { present } = files;
  const inputs = new Map(listClaims().map((test) => [test, listTestInputs(test)]));
  const { code, tests } = chooseTests(files, listContentTests(), inputs);
  const chosen = [...new Set([...tests, ...findRelatedTests(code)])];
  const linted = present.filter(isLinted);
  const steps: (Step & { on: readonly string[] })[] = [
    {
      name: 'types',
      about: 'TypeScript, what a change touches',
      command: [bin('tsc')],
      on: linted,
    },
    ...FILE_CHECKS.map(({ name, about, covers, checkFiles }) => {
      const on = present.filter(covers);
      return { name, about, command: checkFiles(on), on };
    }),
    {
      name: 'unit',
      about: 'tests of the changed code and pages',
      command: [
        ...[process.execPath, ...JEST, '--selectProjects', 'browser', 'node', '--silent'],
        ...['--json', `--outputFile=${JEST_REPORT}`, '--runTestsByPath', ...chosen],
      ],
      usesAllCores: true,
      report: () => readJestReport(JEST_REPORT),
      on: chosen,
    },
  ];
  return steps.filter(({ on }) => on.length > 0);
}
