/**
 * `npm run screenshots`: renews the pictures of page types that `npm run test:all` compares
 * pages with, from `build/`. They can be compared on machines with the same Chromium and fonts
 * only.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { runCommand } from '../cli/runCommand';

/** Where tests/screens keeps them. */
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
