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
 * Assembles the outputs into a site next to the current one, then replaces the current
 * one.
 * @param outputs of all versions and languages of the site, starting with the one at
 *   its root
 */
export async function publishSite(
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
