import fs from 'node:fs/promises';
import path from 'node:path';
import { SITE_DIR } from '../../content/paths/siteDir';
import { listRedirects, listRootRedirects } from '../../content/redirects/listRedirects';
import { renderRedirectsFile } from '../../content/redirects/renderRedirects';
import { writeRedirectPages } from '../../content/redirects/writeRedirectPages';
import { getPackagesDir } from '../../content/versions/frozenPackages';
import { getVersionUrl } from '../../content/versions/getVersionUrl';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import {
  CURRENT_VERSION,
  MAINTAINED_VERSIONS,
  OWN_VERSION,
  type VersionLayout,
} from '../../src/config/versions';
import type { SiteConfig } from '../../src/types/siteConfig';
import { renderPolicies } from '../csp/renderPolicies';
import { renderHeadersFile } from '../deploy/renderHeadersFile';
import { createWorkspace } from '../versions/workspace/createWorkspace';
import { assembleSite, type Output } from './assembleSite';
import { getTarget } from './getTarget';
import { nextOf, STAGE_DIR } from './switchBuild';
import { publishNext } from './withBuild';
import { writeSbom } from './writeSbom';

/** The file from which static hosts read headers. */
const HEADERS_FILE = '_headers';

/**
 * Writes the headers file of a site, for static hosts.
 * @param folder the site, with all its pages
 * @param site site configuration
 */
async function writeHeadersFile(folder: string, site: SiteConfig): Promise<void> {
  const text = renderHeadersFile(folder, renderPolicies(site, folder));
  await fs.writeFile(path.join(folder, HEADERS_FILE), text);
}

/**
 * Writes the redirects outside the bases of languages, and the `_redirects` file, with
 * which supporting hosts send HTTP redirects.
 * @param siteDir folder of the project
 * @param buildDir the built site, with its languages
 */
async function writeRootRedirects(siteDir: string, buildDir: string): Promise<void> {
  await writeRedirectPages(buildDir, '/', listRootRedirects(siteDir));
  await fs.writeFile(
    path.join(buildDir, '_redirects'),
    renderRedirectsFile(listRedirects(siteDir)),
  );
}

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
  const older = MAINTAINED_VERSIONS.map(({ major }) => getPackagesDir(SITE_DIR, major));
  await writeSbom(nextOf(), SITE_DIR, older);
  await publishNext({ target: getTarget(), stage: STAGE_DIR });
}
