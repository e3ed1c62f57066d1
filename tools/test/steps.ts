import fs from 'node:fs';
import path from 'node:path';
import { MAINTAINED_VERSIONS } from '../../src/config/versions';
import { ENGINES } from '../cli/findEngines';
import { GC_FLAGS } from '../cli/getDocusaurusArgs';
import { readJestReport, readPlaywrightReport, reportOf, type Tally } from './reports';

/** A check or a test runner, in a separate process. */
export interface Step {
  name: string;
  /** Description for `--help`. */
  about: string;
  command: readonly string[];
  env?: Record<string, string>;
  /** Names of steps that must have passed. */
  after?: readonly string[];
  /** Whether it only runs in `npm run test:all`. */
  isFull?: boolean;
  /** Whether it uses all cores itself; other steps run in parallel. */
  usesAllCores?: boolean;
  /** Reads the counts of a test runner; any other step counts as one check. */
  report?: () => Tally;
}

/** @param line a command of an installed package with its arguments, or `npm …` */
function toCommand(line: string): string[] {
  const [name = '', ...args] = line.split(' ');
  return [name === 'npm' ? name : path.join('node_modules', '.bin', name), ...args];
}

/** A check in one process on one core. */
const check = (name: string, about: string, line: string): Step => ({
  name,
  about,
  command: toCommand(line),
});

const jestStep = (name: string, about: string, ...projects: string[]): Step => ({
  name,
  about,
  command: [
    ...[process.execPath, ...GC_FLAGS, 'node_modules/jest/bin/jest.js'],
    ...['--selectProjects', ...projects],
    ...['--silent', '--json', `--outputFile=${reportOf(name)}`],
  ],
  usesAllCores: true,
  report: () => readJestReport(reportOf(name)),
});

/** @param projects in playwright.config.ts */
const playwrightStep = (name: string, about: string, ...projects: string[]): Step => ({
  name,
  about,
  command: [
    ...toCommand('playwright test --reporter=line,json'),
    ...projects.map((project) => `--project=${project}`),
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) },
  after: ['build'],
  usesAllCores: true,
  report: () => readPlaywrightReport(reportOf(name)),
});

/** Checks of single files, each with the cache of its tool. */
const FILE_STEPS: readonly Step[] = [
  check('types', 'TypeScript, strict', 'tsc'),
  check(
    'lint',
    'ESLint, and which layer imports which',
    'eslint --max-warnings=0 --cache --cache-strategy=content --cache-location=.cache/eslint .',
  ),
  check(
    'format',
    'Prettier',
    'prettier --check --log-level=warn --cache --cache-strategy=content --cache-location=.cache/prettier .',
  ),
  check(
    'prose',
    'style of pages and guides',
    'tsx node_modules/textlint/bin/textlint.js --rulesdir tools/prose/rules docs/**/*.mdx *.md contributing/*.md',
  ),
  check('spelling', 'American spelling', 'cspell lint --no-progress --show-suggestions'),
];

const STEPS: readonly Step[] = [
  ...FILE_STEPS,
  check('api', 'the API reference is that of the packages', 'npm run api -- --check'),
  check(
    'lockfile',
    'package.json and package-lock.json agree',
    'npm ci --dry-run --ignore-scripts --no-audit --no-fund',
  ),
  check('packages', 'nothing is unused or undeclared (knip)', 'knip'),
  check('licenses', 'licenses of packages', 'tsx tools/dependencies/licenses.ts'),
  check('secrets', 'no key or token in a file', 'tsx tools/secrets/secrets.ts'),
  jestStep('unit', 'tests of code, content and claims (Jest)', 'browser', 'node'),
  {
    name: 'versions',
    about: 'types, names and links of older versions, with their own packages',
    command: toCommand('npm run --silent version:check'),
    usesAllCores: true,
    report: () => readJestReport(reportOf('versions')),
  },
  {
    name: 'build',
    about: 'production build of all languages',
    command: toCommand('npm run --silent build'),
    usesAllCores: true,
  },
  ...MAINTAINED_VERSIONS.map(({ major }) => ({
    name: `build-${major}`,
    about: `production build of version ${major}, for its own host`,
    command: toCommand(`npm run --silent build -- --version ${major}`),
    isFull: true,
    usesAllCores: true,
  })),
  {
    ...jestStep('built', 'tests of the files in build/ (Jest)', 'built'),
    after: ['build'],
  },
  playwrightStep(
    'browser',
    'tests of the built site in Chromium (Playwright)',
    'chromium',
  ),
  {
    ...playwrightStep(
      'screens',
      'pages beside stored pictures, on machines alike',
      'screens',
    ),
    isFull: true,
  },
  {
    ...playwrightStep('engines', 'the main features in Firefox and WebKit', ...ENGINES),
    isFull: true,
  },
  ...MAINTAINED_VERSIONS.map(({ major }) => ({
    ...playwrightStep(
      `browser-${major}`,
      `every page of version ${major} opens in Chromium`,
    ),
    command: toCommand(
      `npm run version:check -- ${major} --browser --reporter=line,json`,
    ),
    after: [`build-${major}`],
    isFull: true,
  })),
  {
    name: 'rebuild',
    about: 'a second build, with the cache of the first, gives the same files',
    command: toCommand('tsx tools/build/rebuild.ts'),
    after: ['build'],
    isFull: true,
    usesAllCores: true,
  },
];

/** Lists the steps of `npm test` or of `npm run test:all`, in order. */
export const listSteps = (isFull: boolean): Step[] =>
  STEPS.filter((step) => isFull || !step.isFull);

/**
 * A page of docs/ in any language; the names of test files about its claims begin with
 * its name.
 */
const PAGE =
  /^(?:docs|i18n\/\w+\/docusaurus-plugin-content-docs\/current)\/(?!api\/)(.+)\//;

/**
 * Lists the steps of `npm run test:changed`: the checks that the tools support for single
 * files.
 * @param ref the commit to compare with
 * @param files changed files, relative to the project root
 */
export function listChangedSteps(ref: string, files: readonly string[]): Step[] {
  const pages = [...new Set(files.flatMap((file) => PAGE.exec(file)?.[1] ?? []))];
  const claims = pages.map((page) => `claims/${page.replaceAll('/', '-')}`);
  const unit = jestStep('unit', 'tests of changed code', 'browser', 'node');
  const content = jestStep('content', 'tests of changed pages', 'node');
  const browser = playwrightStep('browser', 'changed browser tests', 'chromium');
  const add = (step: Step, ...more: string[]): Step => ({
    ...step,
    command: [...step.command, ...more],
    // It passes where no test depends on the changes; otherwise its exit code counts.
    report: () => {
      const tally = step.report?.();
      return tally?.tests ? tally : { passed: 0, failed: 0 };
    },
  });
  return [
    ...FILE_STEPS,
    add(unit, '--passWithNoTests', `--changedSince=${ref}`),
    ...(pages.length > 0 ? [add(content, 'tests/content/[^/]+$', ...claims)] : []),
    ...(fs.existsSync('build')
      ? [add(browser, '--pass-with-no-tests', `--only-changed=${ref}`)]
      : []),
  ];
}
