import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { SITE_DIR } from '../../site/paths/siteDir';
import { CURRENT_VERSION, type Version } from '../../src/config/versions';
import { createWorkspace } from '../versions/workspace/createWorkspace';

/**
 * Makes ready what a version is built from: nothing for the current one; for an older one a
 * workspace, with its reference made of the packages of that version.
 * @returns folder of the site
 * @throws Error if the version has no pages or packages here, or its reference cannot be made
 */
export async function prepareVersion(version: Version): Promise<string> {
  if (version === CURRENT_VERSION) return SITE_DIR;
  const workspace = createWorkspace(version.major);
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', path.join('plugins', 'api-reference', 'cli.ts')],
    {
      cwd: workspace,
      stdio: 'inherit',
      env: { ...process.env, DOCS_VERSION: String(version.major) },
    },
  );
  if (status !== 0)
    throw new Error(
      `The reference of version ${version.major} could not be made. What is wrong is above.`,
    );
  return workspace;
}
