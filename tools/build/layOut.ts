import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { SITE_DIR } from '../../content/paths/siteDir';
import { getVersionUrl } from '../../content/versions/getVersionUrl';
import {
  CURRENT_VERSION,
  OWN_VERSION,
  type VersionLayout,
} from '../../src/config/versions';
import { writeHeadersFile } from '../deploy/writeHeadersFile';
import { writeRootRedirects } from '../redirects/writeRootRedirects';
import { createWorkspace } from '../versions/workspace/createWorkspace';
import { assembleSite, type Output } from './assembleSite';
import { getTarget } from './getTarget';
import { nextOf, STAGE_DIR } from './switchBuild';
import { publishNext } from './withBuild';
import { writeSbom } from './writeSbom';

/**
 * Makes a site of what was built, beside the present one, and switches.
 * @param outputs of all versions and languages of the site, the one at its root first
 */
export async function layOut(
  outputs: readonly Output[],
  layout: VersionLayout,
): Promise<void> {
  const site = readSiteConfig(process.env);
  const siteDir =
    OWN_VERSION === CURRENT_VERSION ? SITE_DIR : createWorkspace(OWN_VERSION.major);
  await assembleSite(outputs, nextOf(), getVersionUrl(site, OWN_VERSION), layout);
  await writeRootRedirects(siteDir, nextOf());
  await writeHeadersFile(nextOf(), site);
  await writeSbom(nextOf(), SITE_DIR);
  await publishNext({ target: getTarget(), stage: STAGE_DIR });
}
