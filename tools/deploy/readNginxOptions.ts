import path from 'node:path';
import { parseArgs } from 'node:util';
import { SITE_DIR } from '../../site/paths/siteDir';
import { listRedirects } from '../../site/redirects/listRedirects';
import { VERSIONS } from '../../src/config/versions';
import type { SiteConfig } from '../../src/types/siteConfig';
import { readPort } from '../cli/readPort';
import { renderPolicies } from '../csp/renderPolicies';
import type { NginxOptions } from './renderNginx';

const HTTP = 80;
const HTTPS = 443;
const OPTIONS = {
  root: { type: 'string' },
  versions: { type: 'string' },
  port: { type: 'string' },
  certificate: { type: 'string' },
  key: { type: 'string' },
  'no-brotli': { type: 'boolean' },
  verbose: { type: 'boolean' },
} as const;

/**
 * Puts together what nginx is told.
 * @param args of the command
 * @param site what is configured
 * @param buildDir the build whose policy counts, and what is served unless `--root` says otherwise
 * @throws Error that names the option that is wrong
 */
export function readNginxOptions(
  args: readonly string[],
  site: SiteConfig,
  buildDir: string,
): NginxOptions {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const { root = buildDir, certificate, key } = values;
  if ((certificate === undefined) !== (key === undefined))
    throw new Error('--certificate and --key belong together: name both or none.');
  for (const [name, value] of Object.entries({ root, ...values }))
    if (typeof value === 'string' && /[\s;{}"'$]/.test(value))
      throw new Error(`--${name} is "${value}", which nginx cannot take as a path.`);
  if (values.port !== undefined) readPort([`--port=${values.port}`], HTTP);
  const folder = path.resolve(root);
  return {
    root: folder,
    versionsRoot: path.resolve(values.versions ?? path.join(folder, '..', 'versions')),
    domain: site.docsDomain,
    port: Number(values.port ?? (certificate === undefined ? HTTP : HTTPS)),
    ...(certificate !== undefined && key !== undefined
      ? { tls: { certificate: path.resolve(certificate), key: path.resolve(key) } }
      : {}),
    brotli: values['no-brotli'] !== true,
    policies: renderPolicies(site, buildDir),
    redirects: listRedirects(SITE_DIR),
    archived: VERSIONS.filter(({ status }) => status === 'archived'),
  };
}
