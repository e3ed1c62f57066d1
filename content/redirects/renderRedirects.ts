import type { HostRedirect } from './listRedirects';

/** The address with and without the trailing slash, which hosts treat as different. */
const listForms = ({ from, to }: HostRedirect): [from: string, to: string][] => [
  [from, to],
  [from.replace(/\/$/, ''), to],
];

/**
 * Renders the `_redirects` file of static hosts (Netlify, Cloudflare Pages, GitLab Pages,
 * Render …).
 * @param isForced for Netlify, which prefers an existing page to a redirect unless the
 *   status is `301!`; other hosts reject that
 */
export const renderRedirectsFile = (
  redirects: readonly HostRedirect[],
  isForced = false,
): string =>
  redirects
    .flatMap(listForms)
    .map(([from, to]) => `${from} ${to} ${isForced ? '301!' : '301'}\n`)
    .join('');

/**
 * Renders the entries of an nginx map from `$uri` to the new address. It requires
 * `map_hash_bucket_size 256`, because the addresses are long:
 * https://nginx.org/en/docs/http/ngx_http_map_module.html
 */
export const renderNginxMap = (redirects: readonly HostRedirect[]): string =>
  redirects
    .flatMap(listForms)
    .map(([from, to]) => `${from} ${to};\n`)
    .join('');
