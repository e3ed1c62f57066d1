import type { HostRedirect } from '../../content/redirects/listRedirects';
import type { ScriptsOfBuild } from './scriptsOfBuild';

/** An older version, and where nginx finds it. */
export interface ServedVersion {
  /** Name of its folder below a base, and of its subdomain: `v7`. */
  name: string;
  /** Root folder of its site, with the same structure as that of the current version. */
  root: string;
  /**
   * Policy of its pages, which depends on its build; absent if that build is not
   * available.
   */
  policy?: string;
}

export interface NginxOptions {
  /** Absolute path of the folder with the site. */
  root: string;
  /** Host of the site; the versions are on subdomains. */
  domain: string;
  port: number;
  /** Paths of a certificate and its key; without them, the site is served over http. */
  tls?: { certificate: string; key: string };
  /** Whether the module `ngx_http_brotli_static_module` is installed. */
  brotli: boolean;
  policies: { page: string; frame: string };
  redirects: readonly HostRedirect[];
  /** Versions with separate hosts. */
  hosts: readonly ServedVersion[];
  /** Names of the versions in folders of the site: `v7`. */
  folders: readonly string[];
  /** Script hashes in the policies, recorded for the next configuration. */
  scripts: readonly ScriptsOfBuild[];
}
