import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { isFullRun, isInSample } from '../../tests/support/tiers/tier';
import { checkTypes } from './checkTypes';
import { createWorkspace } from './workspace/createWorkspace';
import { makeReference } from './workspace/makeReference';

const CLAIMS = 'tests/content/claims';

/** Checks of pages that are the same for every version, as far as they can be made of one. */
const SHARED_CHECKS = [
  'tests/content/apiNames.test.ts',
  'tests/content/frontMatter.test.ts',
];

/**
 * Checks a version that is kept, in its workspace.
 * @param report file that Jest writes its report to
 * @throws Error that names the check which failed; what it found is printed above
 */
export async function checkVersion(major: number, report: string): Promise<void> {
  const workspace = createWorkspace(major);
  makeReference(workspace, major);
  checkTypes(workspace, major);
  const claims = fs
    .readdirSync(path.join(workspace, CLAIMS))
    .filter((name) => /\.test\.tsx?$/.test(name))
    .filter((name) => isFullRun() || isInSample(`v${major}/${name}`))
    .map((name) => `${CLAIMS}/${name}`);
  run(workspace, major, 'pages and claims', [
    path.join('node_modules/.bin/jest'),
    ...['--selectProjects', 'node', '--silent', '--json', `--outputFile=${report}`],
    '--runTestsByPath',
    ...SHARED_CHECKS,
    ...claims,
  ]);
}

/** Runs a tool of the workspace as if its version were the current one. */
function run(workspace: string, major: number, what: string, command: string[]): void {
  const [tool = '', ...args] = command;
  const { status } = spawnSync(process.execPath, [path.join(workspace, tool), ...args], {
    cwd: workspace,
    stdio: 'inherit',
    env: { ...process.env, DOCS_VERSION: String(major) },
  });
  if (status !== 0) throw new Error(`Version ${major}: ${what} failed; see above.`);
}
