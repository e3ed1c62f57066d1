import { LEAVE_OUT_VARIABLE } from '../../../tests/support/tiers/tier';
import { CHROMIUM_VARIABLE, findTestChromium } from '../findChromium';
import { readJestReport, readPlaywrightReport } from '../readReports';
import { bin, JEST } from './bin';
import { listFileSteps } from './fileSteps';
import { FULL_STEPS, VERSION_BUILDS } from './fullSteps';
import {
  BROWSER_REPORT,
  BUILT_REPORT,
  JEST_REPORT,
  KEPT_LIST,
  VERSIONS_REPORT,
} from './reports';
import type { Step } from './step';

const jestCommand = (report: string, ...options: string[]): string[] => [
  process.execPath,
  ...JEST,
  '--json',
  `--outputFile=${report}`,
  '--silent',
  ...options,
];

/** Checks that need one core each, the longest first, so that they end at about one time. */
const listStaticSteps = (full: boolean): Step[] => [
  {
    name: 'types',
    about: 'TypeScript, strict',
    command: [bin('tsc'), ...(full ? ['--incremental', 'false'] : [])],
  },
  ...listFileSteps(full, ['lint', 'format']),
  {
    name: 'api',
    about: 'the API reference is that of the installed packages',
    command: [bin('tsx'), 'plugins/api-reference/cli.ts', '--check'],
  },
  ...listFileSteps(full, ['prose', 'spelling']),
  {
    name: 'packages',
    about: 'nothing unused or undeclared (knip)',
    command: ['npm', 'run', '--silent', 'deps:check'],
  },
  {
    name: 'licenses',
    about: 'licenses of all packages',
    command: ['npm', 'run', '--silent', 'deps:licenses'],
  },
  {
    name: 'secrets',
    about: 'no key, token or password in a file',
    command: [bin('tsx'), 'tools/secrets/secrets.ts'],
  },
];

/**
 * All steps of `npm test`, in their order.
 * @param spec what a browser test's file or title must hold; all where absent
 */
export const listSteps = (full: boolean, spec?: string): Step[] => [
  ...listStaticSteps(full),
  {
    name: 'unit',
    about: 'tests of code, content and claims (Jest)',
    command: jestCommand(
      JEST_REPORT,
      ...['--selectProjects', 'browser', 'node'],
      '--filter=<rootDir>/tests/support/tiers/leaveOutKept.cjs',
    ),
    env: () => ({ TEST_KEPT: KEPT_LIST }),
    usesAllCores: true,
    report: () => readJestReport(JEST_REPORT),
  },
  {
    name: 'versions',
    about: 'pages, demos and claims of older versions, with their own packages',
    command: [bin('tsx'), 'tools/versions/check.ts'],
    inputs: [
      ...['i18n', 'jest.config.mjs', 'package-lock.json', 'plugins', 'site', 'src'],
      ...['tests/content/claims', 'tests/support', 'tests/versions', 'tools/versions'],
      ...['tsconfig.json', 'versioned_docs', 'versioned_sidebars'],
    ],
    usesAllCores: true,
    report: () => readJestReport(VERSIONS_REPORT),
  },
  {
    name: 'build',
    about: 'production build of all languages',
    command: [
      process.execPath,
      'tools/cli/run.mjs',
      'build',
      ...(full ? ['--cold'] : []),
    ],
    usesAllCores: true,
  },
  ...(full ? VERSION_BUILDS : []),
  {
    name: 'built',
    about: 'tests of the files in build/ (Jest)',
    command: jestCommand(BUILT_REPORT, '--selectProjects', 'built'),
    after: ['build'],
    usesAllCores: true,
    report: () => readJestReport(BUILT_REPORT),
  },
  {
    name: 'browser',
    about: 'tests of the built site in Chromium (Playwright)',
    command: [
      bin('playwright'),
      'test',
      '--reporter=line,json',
      ...(spec === undefined ? [] : [spec]),
    ],
    env: () => ({
      PLAYWRIGHT_JSON_OUTPUT_NAME: BROWSER_REPORT,
      [CHROMIUM_VARIABLE]: findTestChromium(process.env),
      ...(spec === undefined ? { [LEAVE_OUT_VARIABLE]: '1' } : {}),
    }),
    after: ['build'],
    usesAllCores: true,
    report: () => readPlaywrightReport(BROWSER_REPORT),
  },
  ...(full ? FULL_STEPS : []),
];
