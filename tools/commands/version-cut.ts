/**
 * `npm run version:cut -- <major> [--dry-run] [--skip-tests] [--skip-build]`: freezes the
 * current version and opens the next one. `--skip-build` skips the trial build,
 * `--skip-tests` the tests before the cut and the browser tests of the built version.
 */
import { SITE_DIR } from '../../content/paths/siteDir';
import { navSources } from '../../src/nav';
import { runCommand } from '../cli/runCommand';
import { cutVersion } from '../versions/cut/cutVersion';
import { runNode } from '../versions/cut/runNode';
import { updateLockfile } from '../versions/cut/updateLockfile';
import { readArgs } from '../versions/readArgs';

const FLAGS = ['--dry-run', '--skip-tests', '--skip-build'] as const;

const checkReference = {
  title: 'Comparing the API reference with the packages',
  run: () =>
    runNode(['tools/commands/api.ts', '--check'], {
      folder: SITE_DIR,
      problem:
        'The API reference is not up to date: npm run api, and commit what it writes.',
      isQuiet: true,
    }),
};

const runTests = {
  title: 'Running the tests',
  run: () =>
    runNode(['tools/commands/test.ts'], {
      folder: SITE_DIR,
      problem: 'Tests fail; what they say is above. Fix them, or cut with --skip-tests.',
    }),
};

const build = (copy: string, name: string) => ({
  title: `Building version ${name}`,
  run: () =>
    runNode(['tools/commands/build.ts', '--version', name], {
      folder: copy,
      problem: `Version ${name} does not build once it is cut; what is wrong is above. Fix it in docs/, commit, and cut again.`,
    }),
});

const testInBrowser = (copy: string, name: string) => ({
  title: `Testing the built version ${name} in the browser`,
  run: () =>
    runNode(['tools/commands/version-browser.ts', name], {
      folder: copy,
      problem: `Pages of version ${name} fail in the browser once it is cut; what is wrong is above. Fix it, commit, and cut again.`,
    }),
});

runCommand(async () => {
  const { name, flags } = readArgs(process.argv.slice(2), FLAGS);
  await cutVersion({
    siteDir: SITE_DIR,
    name,
    navSources,
    dryRun: flags.has('--dry-run'),
    checks: flags.has('--skip-tests') ? [checkReference] : [checkReference, runTests],
    makeSteps: (copy) => [
      {
        title: 'Writing the lockfile',
        run: () => updateLockfile(copy),
        puts: 'package-lock.json',
      },
      ...(flags.has('--skip-build') ? [] : [build(copy, name)]),
      ...(flags.has('--skip-build') || flags.has('--skip-tests')
        ? []
        : [testInBrowser(copy, name)]),
    ],
  });
  if (!flags.has('--dry-run')) console.log(describeNext(name));
});

const describeNext = (name: string): string => `
Version ${name} is cut, and ${Number(name) + 1} is open. What comes next:
  npm ci --ignore-scripts        installs the packages of version ${name} under their aliases
  git add --all && git diff --cached --stat
  npm test -- --only unit && npm run build -- --version ${name}
  git commit -m "Version ${name} is cut"
Then install the packages of version ${Number(name) + 1} as contributing/upgrading-packages.md says, correct the new label in src/config/versions.ts,
and have the host v${name}.<domain of the documentation> serve build-versions/v${name}.`;
