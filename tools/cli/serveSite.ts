import path from 'node:path';
import { HTTP_PORT, HOME_PATH } from '../../src/config/site';
import { SITE_DIR } from '../../content/paths/siteDir';
import { checkBuild } from '../build/checkBuild';
import { getTarget } from '../build/getTarget';
import { finishSwitch, STAGE_DIR } from '../build/switchBuild';
import { createSiteServer } from './createSiteServer';
import { listen } from './listen';
import type { Given } from './parseCommand';
import { readPort } from './readPort';

/**
 * Serves the built site of the version selected by the environment.
 * @throws Error if the port is malformed or in use, or if the build is incomplete
 */
export async function serveSite({
  port: text,
  plain,
}: Given<'serve'>['values']): Promise<void> {
  const port = readPort(text, HTTP_PORT);
  const folder = getTarget();
  await finishSwitch({ target: folder, stage: STAGE_DIR });
  await checkBuild(folder);
  await listen(createSiteServer(folder, plain), port, 'npm run serve -- --port');
  console.log(
    `Serving ${path.relative(SITE_DIR, folder)}/ at http://localhost:${port}${HOME_PATH}`,
  );
}
