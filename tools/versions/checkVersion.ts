import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getProjectDir } from '../../content/versions/getProjectDir';
import { checkTypes } from './checkTypes';
import { createWorkspace } from './workspace/createWorkspace';
import { makeReference } from './workspace/makeReference';
import { runInWorkspace } from './workspace/runInWorkspace';

/** Checks that are the same for all versions, as far as they can run on one version. */
const SHARED_CHECKS = [
  'tests/content/adapterTypes.test.ts',
  'tests/content/apiNames.test.ts',
  'tests/content/frontMatter.test.ts',
  'tests/content/pageLinks.test.ts',
  'tests/content/snippets.test.ts',
];

/**
 * Checks an older version in its workspace.
 * @param report file to which Jest writes its report
 * @throws Error with the failed check, whose output is printed above
 */
export async function checkVersion(major: number, report: string): Promise<void> {
  const workspace = createWorkspace(major);
  makeReference(workspace, major);
  checkIndex(workspace, major);
  checkTypes(workspace, major);
  runInWorkspace(
    workspace,
    major,
    [
      ...['node_modules/jest/bin/jest.js', '--selectProjects', 'node'],
      ...['--silent', '--json', `--outputFile=${report}`],
      '--runTestsByPath',
      ...SHARED_CHECKS,
    ],
    `its pages have faults; "docs" in the messages is versioned_docs/version-${major}.`,
  );
}

/** The version menu reads the reference pages of a version from this file. */
function checkIndex(workspace: string, major: number): void {
  const file = path.join('versioned_docs', `version-${major}`, 'api', 'index.json');
  const stored = path.join(getProjectDir(workspace), file);
  const generated = readText(path.join(workspace, 'docs/api/index.json'));
  if (!fs.existsSync(stored) || readText(stored) !== generated)
    throw new Error(
      `Version ${major}: ${file} is not the list of the pages of its reference. Copy it from ${path.relative(SITE_DIR, workspace)}/docs/api.`,
    );
}
