import type { HostRedirect } from './listRedirects';

/** The same address without the slash at its end; hosts tell the two apart. */
const listForms = ({ from, to }: HostRedirect): [from: string, to: string][] => [
  [from, to],
  [from.replace(/\/$/, ''), to],
];

/**
 * The file `_redirects` of static hosts (Netlify, Cloudflare Pages, GitLab Pages, Render …).
 * @param isForced for Netlify, which prefers the page at the address to a redirect unless the
 * status says `301!`; other hosts take that for an error
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
 * Lines of an nginx map from `$uri` to the address that answers now. The map wants
 * `map_hash_bucket_size 256`, since addresses are long:
 * https://nginx.org/en/docs/http/ngx_http_map_module.html
 */
export const renderNginxMap = (redirects: readonly HostRedirect[]): string =>
  redirects
    .flatMap(listForms)
    .map(([from, to]) => `${from} ${to};\n`)
    .join('');
