import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSiteConfig } from '../../../src/config/environment/readSiteConfig';
import { BUILD_DIR, SITE_DIR } from '../../../content/paths/siteDir';
import { listRedirects } from '../../../content/redirects/listRedirects';
import type { SiteConfig } from '../../../src/types/siteConfig';
import { renderPolicies } from '../../../tools/csp/renderPolicies';
import { configureBuild } from './configureBuild';
import { startNginx, type StartedNginx } from './startNginx';

/** Serves a folder like the build as a deployment with such settings does. */
export const serveByNginx = (root: string, site: SiteConfig): Promise<StartedNginx> =>
  startNginx({
    root,
    domain: site.docsDomain,
    policies: renderPolicies(site, BUILD_DIR),
    redirects: listRedirects(SITE_DIR),
    hosts: [],
    folders: [],
    scripts: [],
  });

/**
 * Serves the build as if this machine were its docs domain and it had other settings.
 * @param env environment variables, as the contributing/configuration.md lists them
 */
export async function serveConfigured(
  env: Record<string, string>,
): Promise<{ origin: string; site: SiteConfig; close: () => Promise<void> }> {
  const site = readSiteConfig({ DOCS_DOMAIN: 'localhost', ...env });
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'atlas-'));
  configureBuild(BUILD_DIR, path.join(folder, 'site'), site);
  const nginx = await serveByNginx(path.join(folder, 'site'), site);
  return {
    origin: `http://localhost:${nginx.port}`,
    site,
    close: async () => {
      await nginx.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
