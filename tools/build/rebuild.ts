/**
 * A step of `npm run test:all`: builds the site again with the caches of the previous
 * build, and fails if the results differ. This ensures that no cache entry outlives its
 * inputs.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';
import { compareBuilds, reportDifferences } from './compareBuilds';

/** The previous build; it is preserved for inspection if the builds differ. */
const FORMER = path.join(SITE_DIR, '.cache', 'former-build');

runCommand(async () => {
  fs.rmSync(FORMER, { recursive: true, force: true });
  fs.cpSync(BUILD_DIR, FORMER, { recursive: true });
  const args = [path.join(SITE_DIR, 'tools/commands/run.mjs'), 'build'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The second build failed; see above.');
  reportDifferences(await compareBuilds(FORMER, BUILD_DIR));
  fs.rmSync(FORMER, { recursive: true });
});
