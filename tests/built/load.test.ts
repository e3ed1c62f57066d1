/** Load test with a real nginx: no request fails. */
import fs from 'node:fs';
import path from 'node:path';
import { readSiteConfig } from '../../src/config/environment/readSiteConfig';
import { BUILD_DIR, SITE_DIR } from '../../content/paths/siteDir';
import { listRedirects } from '../../content/redirects/listRedirects';
import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { renderPolicies } from '../../tools/csp/renderPolicies';
import { measureLoad } from '../support/tools/measureLoad';
import { startNginx, WITHOUT_NGINX } from '../support/browser/startNginx';
import { isFullRun } from '../../tools/test/fullRun';

const CONNECTIONS = 200;
const SECONDS = isFullRun() ? 60 : 3;

/** Paths of all pages, without the host. */
const listPages = (): string[] =>
  LANGUAGES.flatMap((language) => {
    const file = path.join(BUILD_DIR, BASE_URLS[language], 'sitemap.xml');
    return [...fs.readFileSync(file, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
  });

(WITHOUT_NGINX ? test.skip : test)(
  `${CONNECTIONS} connections for ${SECONDS} s, all pages in turn${WITHOUT_NGINX ? `: ${WITHOUT_NGINX}` : ''}`,
  async () => {
    const site = readSiteConfig({});
    const nginx = await startNginx({
      root: BUILD_DIR,
      domain: site.docsDomain,
      policies: renderPolicies(site, BUILD_DIR),
      redirects: listRedirects(SITE_DIR),
      hosts: [],
      folders: [],
      scripts: [],
    });
    try {
      const paths = listPages();
      expect(paths.length).toBeGreaterThan(1_000);
      const { port } = nginx;
      const load = await measureLoad({
        ...{ port, host: site.docsDomain, paths },
        ...{ connections: CONNECTIONS, seconds: SECONDS },
      });
      console.log(
        `${Math.round(load.count / SECONDS)} requests a second, median ${Math.round(load.median)} ms, 99th percentile ${Math.round(load.percentile99)} ms, ${Math.round(load.bytes / load.count)} bytes a page`,
      );
      expect(load.faults).toEqual([]);
      expect(load.count).toBeGreaterThan(CONNECTIONS);
    } finally {
      await nginx.close();
    }
  },
  (SECONDS + 120) * 1_000,
);
