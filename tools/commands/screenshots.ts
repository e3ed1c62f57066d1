/**
 * `npm run screenshots`: renews the screenshots of page types with which `npm run
 * test:all` compares pages, from `build/`. They can only be compared on machines with the
 * same Chromium and fonts.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';

/** Folder in which tests/screens stores them. */
const FOLDER = path.join(SITE_DIR, 'tests', 'screens', 'pictures');

runCommand(() => {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  const { status } = spawnSync(
    path.join('node_modules', '.bin', 'playwright'),
    ['test', '--config=playwright.screens.config.ts', '--update-snapshots=all'],
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
}, []);
