import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import type { Given } from '../cli/parseCommand';

/**
 * Folder in which tests/screens stores them. They can only be compared on machines with the same
 * Chromium and fonts.
 */
const FOLDER = path.join(SITE_DIR, 'tests', 'screens', 'pictures');

export async function run(given: Given<'screenshots'>): Promise<void> {
  const { args, values } = given;
  if (values.demos) {
    const { renewPictures } = await import('../demo-pictures/renewPictures');
    return renewPictures(given);
  }
  if (args.length > 0 || Object.keys(values).length > 0)
    throw new Error(
      'Ids, --all and --check belong to --demos: npm run screenshots -- --demos --all',
    );
  fs.rmSync(FOLDER, { recursive: true, force: true });
  const { status } = spawnSync(
    path.join('node_modules', '.bin', 'playwright'),
    ['test', '--project=screens', '--update-snapshots=all'],
    {
      cwd: SITE_DIR,
      stdio: 'inherit',
      env: {
        ...process.env,
        RENEW_SCREENSHOTS: '1',
      },
    },
  );
  if (status !== 0)
    throw new Error(
      'Not all pictures could be made; what is above says why. git checkout tests/screens/pictures brings the former ones back.',
    );
}
