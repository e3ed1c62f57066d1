import { SITE_DIR } from '../../content/paths/siteDir';
import { navSources } from '../../src/nav';
import type { Given } from '../cli/parseCommand';
import { cutVersion } from '../versions/cut/cutVersion';
import { runNode } from '../versions/cut/runNode';
import { freezeLockfile } from '../versions/cut/freezeLockfile';
import { getVersionPaths } from '../versions/versionPaths';

const checkReference = {
  title: 'Comparing the API reference with the packages',
  run: () =>
    runNode(['tools/cli/run.ts', 'api', '--check'], {
      folder: SITE_DIR,
      problem:
        'The API reference is not up to date: npm run api, and commit what it writes.',
      isQuiet: true,
    }),
};

const runTests = {
  title: 'Running the tests',
  run: () =>
    runNode(['tools/cli/run.ts', 'test'], {
      folder: SITE_DIR,
      problem: 'Tests fail; what they say is above. Fix them, or cut with --skip-tests.',
    }),
};

const build = (copy: string, name: string) => ({
  title: `Building version ${name}`,
  keeps: `build-versions/v${name}`,
  run: () =>
    runNode(['tools/cli/run.ts', 'build', '--version', name], {
      folder: copy,
      problem: `Version ${name} does not build once it is cut; what is wrong is above. Fix it in docs/, commit, and cut again.`,
    }),
});

const testInBrowser = (copy: string, name: string) => ({
  title: `Testing the built version ${name} in the browser`,
  run: () =>
    runNode(['tools/cli/run.ts', 'version:check', name, '--browser'], {
      folder: copy,
      problem: `Pages of version ${name} fail in the browser once it is cut; what is wrong is above. Fix it, commit, and cut again.`,
    }),
});

export async function run({
  args: [name = ''],
  values,
}: Given<'version:cut'>): Promise<void> {
  const { 'dry-run': dryRun, 'skip-tests': skipTests, 'skip-build': skipBuild } = values;
  const { packages } = getVersionPaths(Number(name), []);
  await cutVersion({
    siteDir: SITE_DIR,
    name,
    navSources,
    dryRun: dryRun ?? false,
    checks: skipTests ? [checkReference] : [checkReference, runTests],
    makeSteps: (copy) => [
      {
        title: 'Writing the lockfile',
        run: () => freezeLockfile(copy, packages),
        puts: `${packages}/package-lock.json`,
      },
      ...(skipBuild ? [] : [build(copy, name)]),
      ...(skipBuild || skipTests ? [] : [testInBrowser(copy, name)]),
    ],
  });
  if (!dryRun) console.log(describeNext(name));
}

const describeNext = (name: string): string => `
Version ${name} is cut, and ${Number(name) + 1} is open. What comes next:
  git add --all && git diff --cached --stat
  npm test -- --only unit
  git commit -m "Version ${name} is cut"
Then install the packages of version ${Number(name) + 1} as contributing/upgrading-packages.md says, correct the new label in src/config/versions.ts,
and have the host v${name}.<domain of the documentation> serve build-versions/v${name}, which npm run build -- --version ${name} makes again.`;
