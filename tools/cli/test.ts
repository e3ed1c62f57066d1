/**
 * `npm test`: every check of the project, one after the other, and the sum in the last line.
 * A check that could not run counts as failed.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { CHROMIUM_VARIABLE, findChromium } from './findChromium';
import { readJestReport, readPlaywrightReport, type Tally } from './readReports';
import { SITE_DIR } from '../../site/paths/siteDir';

const REPORT_DIR = path.join(SITE_DIR, '.cache', 'reports');
const JEST_REPORT = path.join(REPORT_DIR, 'jest.json');
const BROWSER_REPORT = path.join(REPORT_DIR, 'playwright.json');

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Where a step counts for itself; otherwise it is one check. */
  report?: () => Tally;
}

function listSteps(): Step[] {
  const bin = (name: string) => path.join('node_modules', '.bin', name);
  return [
    { name: 'format', command: [bin('prettier'), '--check', '--log-level=warn', '.'] },
    { name: 'lint', command: [bin('eslint'), '--max-warnings=0', '.'] },
    { name: 'prose', command: ['npm', 'run', '--silent', 'lint:prose'] },
    { name: 'spelling', command: ['npm', 'run', '--silent', 'lint:spelling'] },
    { name: 'types', command: [bin('tsc')] },
    {
      name: 'unit and content tests',
      command: [
        bin('jest'),
        '--selectProjects',
        'browser',
        'node',
        '--json',
        `--outputFile=${JEST_REPORT}`,
        '--silent',
      ],
      report: () => readJestReport(JEST_REPORT),
    },
    {
      name: 'API reference is that of the installed packages',
      command: [bin('tsx'), 'plugins/api-reference/cli.ts', '--check'],
    },
    {
      name: 'production build',
      command: [process.execPath, 'tools/cli/run.mjs', 'build'],
    },
    {
      name: 'browser tests',
      command: [bin('playwright'), 'test', '--reporter=line,json'],
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
        [CHROMIUM_VARIABLE]: findChromium(process.env),
      },
      report: () => readPlaywrightReport(BROWSER_REPORT),
    },
  ];
}

function runStep({ name, command, env, report }: Step): Tally {
  console.log(`\n== ${name}`);
  const [program = '', ...args] = command;
  const started = Date.now();
  const { status } = spawnSync(program, args, {
    cwd: SITE_DIR,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(
    `== ${name}: ${status === 0 ? 'passed' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)`,
  );
  const tally = report?.() ?? {
    passed: status === 0 ? 1 : 0,
    failed: status === 0 ? 0 : 1,
  };
  // A runner may fail without a failing test, for instance on a file that does not parse.
  return status !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

fs.rmSync(REPORT_DIR, { recursive: true, force: true });
fs.mkdirSync(REPORT_DIR, { recursive: true });
const tallies = listSteps().map(runStep);
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
