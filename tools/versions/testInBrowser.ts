import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { createWorkspace } from './workspace/createWorkspace';
import { linkFolder } from './workspace/linkFolder';
import { makeReference } from './workspace/makeReference';
import { runInWorkspace } from './workspace/runInWorkspace';

/** Opens all pages of a site; the other specs are about the current version. */
const SPEC = 'tests/e2e/pages.spec';

/**
 * Tests the built site of an older version in the browser, from its workspace.
 * @param args additional Playwright arguments
 * @throws Error if it was not built, or if a test fails; the output is printed above
 */
export function testInBrowser(major: number, args: readonly string[]): void {
  const site = path.join(SITE_DIR, 'build-versions', `v${major}`);
  if (!fs.existsSync(path.join(site, 'index.html')))
    throw new Error(
      `Version ${major} is not built. First: npm run build -- --version ${major}`,
    );
  const workspace = createWorkspace(major);
  makeReference(workspace, major);
  // The tests read this folder, and the server serves the original.
  linkFolder(site, path.join(workspace, 'build'));
  linkFolder(path.dirname(site), path.join(workspace, 'build-versions'));
  runInWorkspace(
    workspace,
    major,
    ['node_modules/.bin/playwright', 'test', SPEC, ...args],
    'tests in the browser failed.',
  );
}
