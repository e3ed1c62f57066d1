import { addLanguage, BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { HOME_PATH } from '../../src/config/site';
import { MANIFEST_FILE } from '../build/manifest';
import { COMMON_HEADERS } from './headerRules';
import type { NginxOptions, ServedVersion } from './nginxOptions';
import { indentNginx, quoteNginx } from './nginxText';
import { renderNginxMaps } from './renderNginxMaps';
import { renderScripts } from './scriptsOfBuild';

/**
 * Renders the nginx configuration of a built site, to be included in the `http` block.
 * @throws Error if nginx would reject a header
 */
export const renderNginx = (options: NginxOptions): string =>
  [
    '# Written by npm run deploy:config: it belongs to one build, whose inline scripts the policy names.',
    ...options.scripts.map(renderScripts),
    renderNginxMaps(options),
    ...renderNginxServers(options),
  ].join('\n');

const renderServer = (lines: readonly string[]): string =>
  `server {\n${indentNginx(lines)}\n}\n`;

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

/** Directives of every server; those that serve files also have `renderFiles`. */
const SHARED = [
  'server_tokens off;',
  'absolute_redirect off;',
  'client_max_body_size 1k;',
  ...Object.entries(COMMON_HEADERS).map(
    ([name, value]) => `add_header ${name} ${quoteNginx(value)} always;`,
  ),
  'add_header Cache-Control $atlas_cache always;',
  'add_header X-Robots-Tag $atlas_robots always;',
  'add_header Cross-Origin-Resource-Policy $atlas_resource_policy always;',
];

const renderFiles = (root: string, { brotli }: NginxOptions): string[] => [
  `root ${root};`,
  'charset utf-8;',
  'charset_types text/css text/plain text/xml text/markdown text/javascript application/javascript application/json image/svg+xml;',
  'gzip_static on;',
  'gzip_vary on;',
  ...(brotli ? ['brotli_static on;'] : []),
  'index index.html;',
  'error_page 404 $atlas_missing;',
  '',
  `location = / { return 302 ${HOME_PATH}; }`,
  // Files for hosts and tools, not for readers.
  `location ~ ^/(_headers|_redirects|${MANIFEST_FILE.replace('.', '\\.')}|\\.) { return 404; }`,
  // Types that Debian's list lacks.
  'location ~ \\.webmanifest$ { types { application/manifest+json webmanifest; } }',
  'location ~ \\.md$ { types { text/markdown md; } }',
];

/** Redirects to other hosts and ports preserve the scheme of the request. */
const toHost = (host: string): string => `$scheme://${host}`;

const renderSite = (options: NginxOptions): string =>
  renderServer([
    ...renderListen(options, true),
    `server_name ${options.domain};`,
    ...SHARED,
    'add_header Content-Security-Policy $atlas_policy always;',
    '',
    'if ($atlas_redirect) { return 301 $atlas_redirect$is_args$args$atlas_section; }',
    '',
    ...options.hosts.flatMap(({ name }) =>
      LANGUAGES.map((language) => {
        const base = BASE_URLS[language];
        const host = toHost(`${name}.${options.domain}`);
        return `location ~ ^${base}${name}(/.*)?$ { return 302 ${host}${base.slice(0, -1)}$1$is_args$args; }`;
      }),
    ),
    ...renderFiles(options.root, options),
  ]);

const renderVersion = (options: NginxOptions, { name, root }: ServedVersion): string =>
  renderServer([
    ...renderListen(options, false),
    `server_name ${name}.${options.domain};`,
    ...SHARED,
    `add_header Content-Security-Policy $atlas_policy_${name} always;`,
    '',
    ...renderFiles(root, options),
  ]);

/** The subdomain of a version in a folder of the site redirects to that folder. */
const renderMovedHost = (options: NginxOptions, name: string): string =>
  renderServer([
    ...renderListen(options, false),
    `server_name ${name}.${options.domain};`,
    ...SHARED,
    '',
    ...LANGUAGES.map((language) => {
      const [from, to] = [BASE_URLS[language], addLanguage(`/x/${name}/`, language)];
      return `location ~ ^${from}(.*)$ { return 302 ${toHost(options.domain)}${to}$1$is_args$args; }`;
    }),
    `location / { return 302 ${toHost(options.domain)}/x/${name}/; }`,
  ]);

/** Renders an nginx server for the site and for each version. */
const renderNginxServers = (options: NginxOptions): string[] => [
  renderSite(options),
  ...options.hosts.map((version) => renderVersion(options, version)),
  ...options.folders.map((name) => renderMovedHost(options, name)),
  ...(options.tls
    ? [
        renderServer([
          'listen 80 default_server;',
          'server_tokens off;',
          'return 301 https://$host$request_uri;',
        ]),
      ]
    : []),
];
