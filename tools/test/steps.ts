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
  /** Why it is not run, such as a missing build. */
  skip?: string;
  /** The command that fixes what it finds. */
  fix?: string;
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
const check = (name: string, about: string, line: string, fix?: string): Step => ({
  name,
  about,
  command: toCommand(line),
  fix,
});

type MakeStep = (name: string, about: string, ...projects: string[]) => Step;

/**
 * The limit of a worker's heap, in MB; Node's default is 4 GB. A test with 100,000 cases
 * is one long task, in which little memory becomes free.
 */
const HEAP_FLAG = '--max-old-space-size=6144';

export const jestStep: MakeStep = (name, about, ...projects) => ({
  name,
  about,
  command: [
    ...[process.execPath, ...GC_FLAGS, HEAP_FLAG, 'node_modules/jest/bin/jest.js'],
    ...['--selectProjects', ...projects],
    ...['--silent', '--json', `--outputFile=${reportOf(name)}`],
  ],
  usesAllCores: true,
  report: () => readJestReport(reportOf(name)),
});

/** @param projects in playwright.config.ts */
export const playwrightStep: MakeStep = (name, about, ...projects) => ({
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
export const FILE_STEPS: readonly Step[] = [
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
    'npm run format',
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
    ...check('build', 'production build of all languages', 'npm run --silent build'),
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
  playwrightStep('browser', 'tests of the site in Chromium (Playwright)', 'chromium'),
  {
    ...playwrightStep('screens', 'pages compared with stored pictures', 'screens'),
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

/** Describes steps for `--help`. */
export const describeSteps = (steps: readonly Step[]): string =>
  steps.reduce(
    (text, { name, about, isFull }) =>
      `${text}\n  ${name.padEnd(12)}${about}${isFull ? '; only in test:all' : ''}`,
    'Steps:',
  );
