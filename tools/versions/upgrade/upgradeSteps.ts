import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { runChild } from '../../cli/children';
import { getDocusaurusArgs } from '../../cli/getDocusaurusArgs';
import { git, splitZeros } from '../change/git';
import type { Choice } from './choosePackages';
import { findUses } from './findUses';
import type { Found } from './finding';
import { installPackages, isInstalled, writePackages } from './installPackages';
import { writeGuides } from './migrationGuides';
import {
  parseBuild,
  parseReference,
  parseTestReport,
  parseTypeErrors,
  type JestReport,
} from './parseOutput';

export interface UpgradeContext {
  siteDir: string;
  /** Folder for what the upgrade leaves behind. */
  folder: string;
  /** The documented major, and the next one. */
  from: number;
  to: number;
  packages: readonly Choice[];
}

export interface UpgradeStep {
  name: string;
  /** What it does, for the progress. */
  about: string;
  run: (context: UpgradeContext) => Promise<readonly Found[]>;
}

const TSX = ['--import', 'tsx', 'tools/cli/run.ts'];

/** Runs a tool to its end, whatever its exit code, and keeps its output in a file. */
async function run(
  { siteDir, folder }: UpgradeContext,
  name: string,
  args: readonly string[],
): Promise<string> {
  let output = '';
  await runChild([process.execPath, ...args], {
    cwd: siteDir,
    onOutput: (text) => (output += text),
  });
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, `${name}.log`), output);
  return output;
}

/** A step that runs tests: the findings are in the report of Jest. */
const testStep = (name: string, about: string, ...args: string[]): UpgradeStep => ({
  name,
  about,
  run: async (context) => {
    const report = path.join(context.folder, `${name}.json`);
    fs.rmSync(report, { force: true });
    const jest = ['node_modules/jest/bin/jest.js', '--selectProjects=node', '--silent'];
    await run(context, name, [...jest, '--json', `--outputFile=${report}`, ...args]);
    if (!fs.existsSync(report))
      throw new Error(
        `Jest wrote no report; see ${path.join(context.folder, name)}.log.`,
      );
    return parseTestReport(JSON.parse(readText(report)) as JestReport, context.siteDir);
  },
});

/**
 * The steps of an upgrade. Each runs to its end and returns what it found; another check
 * of the sources is another step with findings.
 */
export const UPGRADE_STEPS: readonly UpgradeStep[] = [
  {
    name: 'versions',
    about: 'writes the versions into package.json and the lockfile',
    run: async ({ siteDir, folder, packages }) => {
      await writePackages(siteDir, path.join(folder, 'npm'), packages);
      return [];
    },
  },
  {
    name: 'install',
    about: 'installs the packages',
    run: async ({ siteDir, packages }) => {
      // The command itself installs them when it continues after an aborted installation.
      if (!isInstalled(siteDir, packages)) await installPackages(siteDir);
      return [];
    },
  },
  {
    name: 'reference',
    about: 'generates the API reference',
    run: async (context) =>
      parseReference(await run(context, 'reference', [...TSX, 'api'])),
  },
  {
    name: 'differences',
    about: 'computes the changes of the API, and begins the migration guides',
    run: async (context) => {
      const { siteDir, from, to } = context;
      const args = [...TSX, 'api', '--diff', String(from), String(to), '--publish'];
      const output = await run(context, 'differences', args);
      const written = writeGuides(siteDir, from, to);
      if (!/^wrote /m.test(output)) return parseBuild(output);
      return written.map((file) => ({
        file,
        problem: 'begun from the changes; complete it',
      }));
    },
  },
  {
    name: 'texts',
    about: 'finds the old version in texts',
    run: async ({ siteDir, packages }) =>
      findVersions(siteDir, [...new Set(packages.map(({ from }) => from))]),
  },
  {
    name: 'uses',
    about: 'finds what the changes concern in demos and tests',
    run: async ({ siteDir, from, to }) => findUses(siteDir, from, to),
  },
  {
    name: 'types',
    about: 'checks the types of demos, tests and portal',
    run: async (context) =>
      parseTypeErrors(
        await run(context, 'types', [
          'node_modules/typescript/bin/tsc',
          '--pretty',
          'false',
        ]),
      ),
  },
  testStep(
    'pages',
    'checks names, defaults, tables, snippets, redirects and comparisons',
    'tests/content/[^/]+$',
    'tests/content/redirects',
    'tests/nav',
  ),
  testStep('claims', 'runs the tests of sentences', 'tests/content/claims'),
  {
    name: 'build',
    about: 'builds the English site',
    run: async (context) =>
      parseBuild(
        await run(
          context,
          'build',
          getDocusaurusArgs([
            'build',
            '--locale=en',
            `--out-dir=${path.join(context.folder, 'build')}`,
          ]),
        ),
      ),
  },
];

/** Where texts name the documented version; guides to older majors keep theirs. */
const TEXTS = [
  'README.md',
  'docs/*.mdx',
  'i18n/*/current/*.mdx',
  'static/*.json',
  'tests',
];
const OTHER_TEXTS = [':!static/api', ':!*/migration/*', ':!*/fixtures/*'];

/** Finds lines that name a version. */
function findVersions(siteDir: string, versions: readonly string[]): Found[] {
  const files = splitZeros(
    git(siteDir, ['ls-files', '-z', '--', ...TEXTS, ...OTHER_TEXTS]),
  );
  return files.flatMap((file) =>
    readText(path.join(siteDir, file))
      .split('\n')
      .flatMap((text, index) => {
        const version = versions.find((each) => text.includes(each));
        return version ? [{ file, line: index + 1, problem: `names ${version}` }] : [];
      }),
  );
}

/** The first step that codemods affect. */
export const FIRST_CHECK = 'texts';
