import { BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { INTRODUCTION_PATH } from '../../src/config/site';
import { getVersionName, type Version } from '../../src/config/versions';
import { renderNginxMap } from '../../site/redirects/renderRedirects';
import type { HostRedirect } from '../../site/redirects/listRedirects';
import { MANIFEST_FILE } from '../build/manifest';
import { FRAME_FOLDERS } from '../csp/renderPolicies';
import { CACHE_RULES, CACHING, COMMON_HEADERS, SHARED_PATHS } from './headerRules';

export interface NginxOptions {
  /** Folder that holds the site; its path, from the root of the machine. */
  root: string;
  /** Folder with a folder for each version host: `v7/`, laid out like `root`. */
  versionsRoot: string;
  /** Host of the site; the versions are on subdomains. */
  domain: string;
  port: number;
  /** Paths of a certificate and its key; without them the site is served by http. */
  tls?: { certificate: string; key: string };
  /** Whether the module `ngx_http_brotli_static_module` is there. */
  brotli: boolean;
  policies: { page: string; frame: string };
  redirects: readonly HostRedirect[];
  archived: readonly Version[];
}

/** nginx refuses a longer word of its configuration. */
const MAX_WORD = 4_000;

const quote = (text: string): string => {
  if (/["\\$\n]/.test(text) || text.length > MAX_WORD)
    throw new Error(
      `nginx cannot take this header, which is to be shorter than ${MAX_WORD} characters and without quotes, backslashes and dollars: ${text.slice(0, 60)}…`,
    );
  return `"${text}"`;
};

const indent = (lines: readonly string[], depth = 2): string =>
  lines.map((line) => `${' '.repeat(depth)}${line}`).join('\n');

/** The lines of a map of redirects; `pick` chooses what of the new address it holds. */
const renderTargets = (
  redirects: readonly HostRedirect[],
  pick: (to: string) => string,
): string =>
  indent(
    renderNginxMap(redirects.map(({ from, to }) => ({ from, to: pick(to) })))
      .trimEnd()
      .split('\n'),
  );

/** A section stands behind the query, so that it has a map of its own. */
const renderMaps = ({ policies, redirects }: NginxOptions): string => `
map_hash_bucket_size 256;
map_hash_max_size 8192;

map $uri $atlas_redirect {
  default "";
${renderTargets(redirects, (to) => to.replace(/#.*/, ''))}
}

map $uri $atlas_section {
  default "";
${renderTargets(
  redirects.filter(({ to }) => to.includes('#')),
  (to) => `"${to.replace(/^[^#]*/, '')}"`,
)}
}

# A missing file must not be kept for a year, so that the status counts too.
map "$status:$uri" $atlas_cache {
  default ${quote(CACHING.fresh)};
${indent(
  CACHE_RULES.map(
    ({ pattern, caching }) =>
      `"~^(200|206|304):.*${pattern}" ${quote(CACHING[caching])};`,
  ),
)}
}

map $uri $atlas_policy {
  default ${quote(policies.page)};
${indent(FRAME_FOLDERS.map((folder) => `"~^${folder}" ${quote(policies.frame)};`))}
}

map $uri $atlas_resource_policy {
  default "same-origin";
  "~${SHARED_PATHS}" "cross-origin";
}
`;

const renderHeaders = (): string[] => [
  ...Object.entries(COMMON_HEADERS).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  ),
  'add_header Cache-Control $atlas_cache always;',
  'add_header Cross-Origin-Resource-Policy $atlas_resource_policy always;',
];

const renderListen = ({ port, tls }: NginxOptions, isDefault: boolean): string[] => {
  const end = isDefault ? ' default_server' : '';
  return tls
    ? [
        `listen ${port} ssl http2${end};`,
        `ssl_certificate ${tls.certificate};`,
        `ssl_certificate_key ${tls.key};`,
        'ssl_protocols TLSv1.2 TLSv1.3;',
      ]
    : [`listen ${port}${end};`];
};

const renderShared = ({ brotli }: NginxOptions): string[] => [
  'server_tokens off;',
  'absolute_redirect off;',
  'charset utf-8;',
  'charset_types text/css text/plain text/xml text/markdown text/javascript application/javascript application/json image/svg+xml;',
  'gzip_static on;',
  'gzip_vary on;',
  ...(brotli ? ['brotli_static on;'] : []),
  'client_max_body_size 1k;',
  'index index.html;',
];

/** Types that the list of Debian lacks, for files anywhere. */
const TYPES = [
  'location ~ \\.webmanifest$ { types { application/manifest+json webmanifest; } }',
  'location ~ \\.md$ { types { text/markdown md; } }',
];

function renderSite(options: NginxOptions): string {
  const { root, domain, archived } = options;
  const bases = LANGUAGES.map((language) => BASE_URLS[language]);
  return `server {
${indent([
  ...renderListen(options, true),
  `server_name ${domain};`,
  `root ${root};`,
  ...renderShared(options),
  ...renderHeaders(),
  'add_header Content-Security-Policy $atlas_policy always;',
  '',
  'if ($atlas_redirect) { return 301 $atlas_redirect$is_args$args$atlas_section; }',
  '',
  `location = / { return 302 ${INTRODUCTION_PATH}; }`,
  // Files for hosts and tools, none for readers.
  `location ~ ^/(_headers|_redirects|${MANIFEST_FILE.replace('.', '\\.')}|\\.) { return 404; }`,
  ...archived.flatMap((version) => {
    const name = getVersionName(version);
    return bases.map(
      (base) =>
        `location ~ ^${base}${name}(/.*)?$ { return 302 $scheme://${name}.${domain}${base.slice(0, -1)}$1$is_args$args; }`,
    );
  }),
  ...TYPES,
  ...bases.map((base) => `location ${base} { error_page 404 ${base}404.html; }`),
  'error_page 404 /404.html;',
])}
}
`;
}

/** A version of its own is a site of its own, with a policy that only its own build knows. */
const renderVersionHost = (options: NginxOptions, version: Version): string => {
  const name = getVersionName(version);
  return `server {
${indent([
  ...renderListen(options, false),
  `server_name ${name}.${options.domain};`,
  `root ${options.versionsRoot}/${name};`,
  ...renderShared(options),
  ...renderHeaders(),
  '',
  `location = / { return 302 ${INTRODUCTION_PATH}; }`,
  ...TYPES,
  'error_page 404 /404.html;',
])}
}
`;
};

/**
 * The configuration of nginx for a built site, to be included in its `http` block.
 * @throws Error if nginx would not take a header
 */
export const renderNginx = (options: NginxOptions): string =>
  [
    '# Written by npm run nginx: it belongs to one build, whose inline scripts the policy names.',
    renderMaps(options),
    renderSite(options),
    ...options.archived.map((version) => renderVersionHost(options, version)),
    ...(options.tls
      ? [
          `server {\n  listen 80 default_server;\n  server_tokens off;\n  return 301 https://$host$request_uri;\n}\n`,
        ]
      : []),
  ].join('\n');
