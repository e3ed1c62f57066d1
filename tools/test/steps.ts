import fs from 'node:fs';
import path from 'node:path';
import { KEPT_VERSIONS } from '../../src/config/versions';
import { COLLECT_RARELY } from '../cli/collectRarely';
import { readJestReport, readPlaywrightReport, reportOf, type Tally } from './reports';

/** One check, or a runner of many, in a process of its own. */
export interface Step {
  name: string;
  /** What it checks, for `--help`. */
  about: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** Names of steps that must have passed. */
  after?: readonly string[];
  /** Whether `npm run test:all` alone runs it. */
  isFull?: boolean;
  /** Whether it keeps all cores busy by itself; the others run side by side. */
  usesAllCores?: boolean;
  /** Counts of a runner of many tests; any other step is one check. */
  report?: () => Tally;
}

const bin = (name: string): string => path.join('node_modules', '.bin', name);
const script = (file: string, ...args: string[]) => [bin('tsx'), file, ...args];
const npm = (name: string, ...args: string[]) => [
  'npm',
  'run',
  '--silent',
  name,
  ...args,
];
const build = [process.execPath, 'tools/cli/run.mjs', 'build'];

const jestStep = (name: string, about: string, ...projects: string[]): Step => ({
  name,
  about,
  command: [
    ...[process.execPath, ...COLLECT_RARELY, 'node_modules/jest/bin/jest.js'],
    ...['--selectProjects', ...projects],
    ...['--silent', '--json', `--outputFile=${reportOf(name)}`],
  ],
  usesAllCores: true,
  report: () => readJestReport(reportOf(name)),
});

const playwrightStep = (name: string, about: string, ...args: string[]): Step => ({
  name,
  about,
  command: [bin('playwright'), 'test', '--reporter=line,json', ...args],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) },
  after: ['build'],
  usesAllCores: true,
  report: () => readPlaywrightReport(reportOf(name)),
});

const SCREENS = '--config=playwright.screens.config.ts';
const ENGINES = '--config=playwright.engines.config.ts';

/** Checks of single files, each with the cache of its tool. */
const FILE_STEPS: readonly Step[] = [
  { name: 'types', about: 'TypeScript, strict', command: [bin('tsc')] },
  {
    name: 'lint',
    about: 'ESLint, and which layer imports which',
    command: [
      ...[bin('eslint'), '--max-warnings=0', '--cache', '--cache-strategy=content'],
      ...['--cache-location=.cache/eslint', '.'],
    ],
  },
  {
    name: 'format',
    about: 'Prettier',
    command: [
      ...[bin('prettier'), '--check', '--log-level=warn', '--cache'],
      ...['--cache-strategy=content', '--cache-location=.cache/prettier', '.'],
    ],
  },
  { name: 'prose', about: 'style of pages and guides', command: npm('lint:prose') },
  {
    name: 'spelling',
    about: 'American spelling',
    command: npm('lint:spelling'),
  },
];

const STEPS: readonly Step[] = [
  ...FILE_STEPS,
  {
    name: 'api',
    about: 'the API reference is that of the installed packages',
    command: npm('api:check'),
  },
  {
    name: 'packages',
    about: 'package.json and lockfile agree; nothing is unused or undeclared (knip)',
    command: npm('deps:check'),
  },
  { name: 'licenses', about: 'licenses of packages', command: npm('deps:licenses') },
  { name: 'secrets', about: 'no key or token in a file', command: npm('lint:secrets') },
  jestStep('unit', 'tests of code, content and claims (Jest)', 'browser', 'node'),
  {
    name: 'versions',
    about: 'types, names and links of older versions, with their own packages',
    command: npm('version:check'),
    usesAllCores: true,
    report: () => readJestReport(reportOf('versions')),
  },
  {
    name: 'build',
    about: 'production build of all languages',
    command: build,
    usesAllCores: true,
  },
  ...KEPT_VERSIONS.map(({ major }) => ({
    name: `build-${major}`,
    about: `production build of version ${major}, for its own host`,
    command: [...build, '--version', `${major}`],
    isFull: true,
    usesAllCores: true,
  })),
  {
    ...jestStep('built', 'tests of the files in build/ (Jest)', 'built'),
    after: ['build'],
  },
  playwrightStep('browser', 'tests of the built site in Chromium (Playwright)'),
  {
    ...playwrightStep(
      'screens',
      'pages beside stored pictures, on machines alike',
      SCREENS,
    ),
    isFull: true,
  },
  {
    ...playwrightStep('engines', 'the main features in Firefox and WebKit', ENGINES),
    isFull: true,
  },
  ...KEPT_VERSIONS.map(({ major }) => ({
    ...playwrightStep(
      `browser-${major}`,
      `every page of version ${major} opens in Chromium`,
    ),
    command: npm('version:browser', '--', `${major}`, '--reporter=line,json'),
    after: [`build-${major}`],
    isFull: true,
  })),
  {
    name: 'rebuild',
    about: 'a second build, with the cache of the first, gives the same files',
    command: script('tools/build/rebuild.ts'),
    after: ['build'],
    isFull: true,
    usesAllCores: true,
  },
];

/** The steps of `npm test`, or of `npm run test:all`, in their order. */
export const listSteps = (isFull: boolean): Step[] =>
  STEPS.filter((step) => isFull || !step.isFull);

/** A page of docs/ in any language; the test files of claims about it begin with its name. */
const PAGE =
  /^(?:docs|i18n\/\w+\/docusaurus-plugin-content-docs\/current)\/(?!api\/)(.+)\//;

/**
 * The steps of `npm run test:changed`: what the tools themselves offer for a change.
 * @param ref the commit that the change is compared with
 * @param files changed files, from the root of the project
 */
export function listChangedSteps(ref: string, files: readonly string[]): Step[] {
  const pages = [...new Set(files.flatMap((file) => PAGE.exec(file)?.[1] ?? []))];
  const claims = pages.map((page) => `claims/${page.replaceAll('/', '-')}`);
  const unit = jestStep('unit', 'tests of changed code', 'browser', 'node');
  const content = jestStep('content', 'tests of changed pages', 'node');
  const withMore = (step: Step, ...more: string[]): Step => ({
    ...step,
    command: [...step.command, ...more],
  });
  return [
    ...FILE_STEPS,
    withMore(unit, '--passWithNoTests', `--changedSince=${ref}`),
    ...(pages.length > 0 ? [withMore(content, 'tests/content/[^/]+$', ...claims)] : []),
    ...(fs.existsSync('build')
      ? [playwrightStep('browser', 'changed browser tests', `--only-changed=${ref}`)]
      : []),
  ];
}
