import type { HostRedirect } from '../../content/redirects/listRedirects';
import type { ScriptsOfBuild } from './scriptsOfBuild';

/** An older version, and where nginx finds it. */
export interface ServedVersion {
  /** Its folder below a base, and its host: `v7`. */
  name: string;
  /** Folder of its own site, laid out like that of the current version. */
  root: string;
  /** Policy of its pages, which only its own build knows; absent where that build is not here. */
  policy?: string;
}

export interface NginxOptions {
  /** Folder that holds the site; its path, from the root of the machine. */
  root: string;
  /** Host of the site; the versions are on subdomains. */
  domain: string;
  port: number;
  /** Paths of a certificate and its key; without them the site is served by http. */
  tls?: { certificate: string; key: string };
  /** Whether the module `ngx_http_brotli_static_module` is there. */
  brotli: boolean;
  policies: { page: string; frame: string };
  redirects: readonly HostRedirect[];
  /** Versions with hosts of their own. */
  hosts: readonly ServedVersion[];
  /** Names of the versions that lie in folders of the site: `v7`. */
  folders: readonly string[];
  /** What the policies name by hashes, for the configuration after this one. */
  scripts: readonly ScriptsOfBuild[];
}
