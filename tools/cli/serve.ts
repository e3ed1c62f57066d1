/**
 * `npm run serve [-- --port N] [--version <major>] [--plain]`: serves the built site, or that of an
 * older version, compressed unless plain.
 */
import path from 'node:path';
import { HTTP_PORT, INTRODUCTION_PATH } from '../../src/config/site';
import { SITE_DIR } from '../../site/paths/siteDir';
import { readFlag } from '../build/buildOptions';
import { checkBuild } from '../build/checkBuild';
import { finishSwitch, STAGE_DIR } from '../build/switchBuild';
import { createSiteServer } from './createSiteServer';
import { listen } from './listen';
import { readPort } from './readPort';
import { runCommand } from './runCommand';

runCommand(async () => {
  const port = readPort(process.argv, HTTP_PORT);
  // src/config/versions.ts reads it when it is loaded.
  process.env.DOCS_VERSION = readFlag(process.argv, '--version');
  const { getTarget } = await import('../build/getTarget');
  const folder = getTarget();
  await finishSwitch({ target: folder, stage: STAGE_DIR });
  await checkBuild(folder);
  const isPlain = process.argv.includes('--plain');
  await listen(createSiteServer(folder, isPlain), port, 'npm run serve -- --port');
  console.log(
    `Serving ${path.relative(SITE_DIR, folder)}/ at http://localhost:${port}${INTRODUCTION_PATH}`,
  );
});
