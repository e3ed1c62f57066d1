import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../site/paths/siteDir';
import { listClaims } from '../../../tests/support/tiers/claims';
import { listTestInputs } from '../../../tests/support/tiers/listTestInputs';
import { readJestReport } from '../readReports';
import { bin, JEST } from './bin';
import { cacheOptions } from './cacheOptions';
import { chooseTests } from './chooseTests';
import type { ChangedFiles } from './listChangedFiles';
import { JEST_REPORT } from './reports';
import type { Step } from './step';

/** What the shell command of a script of package.json checks by itself. */
const PROSE = /^(docs\/(?!api\/).*\.mdx|[A-Z]+\.md)$/;
const LINTED = /\.(tsx?|mjs|cjs|js)$/;

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
  const prose = present.filter((file) => PROSE.test(file));
  const linted = present.filter((file) => LINTED.test(file));
  const steps: (Step & { on: readonly string[] })[] = [
    {
      name: 'types',
      about: 'TypeScript, what a change touches',
      command: [bin('tsc')],
      on: linted,
    },
    {
      name: 'lint',
      about: 'ESLint',
      command: [
        ...[bin('eslint'), '--max-warnings=0', '--no-warn-ignored'],
        ...[...cacheOptions('eslint', false), ...linted],
      ],
      on: linted,
    },
    {
      name: 'format',
      about: 'Prettier',
      command: [
        ...[bin('prettier'), '--check', '--log-level=warn', '--ignore-unknown'],
        ...present,
      ],
      on: present,
    },
    {
      name: 'prose',
      about: 'textlint',
      command: [
        ...[bin('tsx'), 'node_modules/textlint/bin/textlint.js'],
        ...['--rulesdir', 'tools/prose/rules', ...prose],
      ],
      on: prose,
    },
    {
      name: 'spelling',
      about: 'cspell',
      command: [
        ...[bin('cspell'), 'lint', '--no-progress', '--no-must-find-files'],
        ...present.flatMap((file) => ['--file', file]),
      ],
      on: present,
    },
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
