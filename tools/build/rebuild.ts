/**
 * A step of `npm run test:all`: builds the site once more, with all that the build before it has
 * kept, and fails if the two differ. So nothing that is kept outlives what it was made of.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';
import { compareBuilds } from './compareBuilds';
import { reportDifferences } from './reportDifferences';

/** The former build; it stays where they differ, to be looked at. */
const FORMER = path.join(SITE_DIR, '.cache', 'former-build');

runCommand(async () => {
  fs.rmSync(FORMER, { recursive: true, force: true });
  fs.cpSync(BUILD_DIR, FORMER, { recursive: true });
  const args = [path.join(SITE_DIR, 'tools/commands/run.mjs'), 'build'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('The second build failed; see above.');
  reportDifferences(await compareBuilds(FORMER, BUILD_DIR));
  fs.rmSync(FORMER, { recursive: true });
}, []);
