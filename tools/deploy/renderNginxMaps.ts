import { renderNginxMap } from '../../content/redirects/renderRedirects';
import { addLanguage, BASE_URLS, LANGUAGES } from '../../src/config/languages';
import { FRAME_FOLDERS } from '../csp/renderPolicies';
import { CACHE_RULES, CACHING, NO_INDEX, PARTS_PATHS, SHARED_PATHS } from './headerRules';
import { indentNginx, quoteNginx } from './nginxText';
import type { NginxOptions } from './nginxOptions';

/** Renders the lines of a redirect map; `pick` selects the part of the new address. */
const renderTargets = (
  redirects: NginxOptions['redirects'],
  pick: (to: string) => string,
): string =>
  indentNginx(
    renderNginxMap(redirects.map(({ from, to }) => ({ from, to: pick(to) })))
      .trimEnd()
      .split('\n'),
  );

/** Base paths with their own 404 page, the longest first. */
const listBases = (folders: readonly string[]): string[] =>
  LANGUAGES.flatMap((language) => [
    ...folders.map((name) => addLanguage(`/x/${name}/`, language)),
    BASE_URLS[language],
  ]);

/**
 * Renders the maps that depend on the path: redirects, caching, policies and 404 pages.
 */
export const renderNginxMaps = ({
  policies,
  redirects,
  hosts,
  folders,
}: NginxOptions): string => `
map_hash_bucket_size 256;
map_hash_max_size 8192;

map $uri $atlas_redirect {
  default "";
${renderTargets(redirects, (to) => to.replace(/#.*/, ''))}
}

# A section stands behind the query, so that it has a map of its own.
map $uri $atlas_section {
  default "";
${renderTargets(
  redirects.filter(({ to }) => to.includes('#')),
  (to) => `"${to.replace(/^[^#]*/, '')}"`,
)}
}

map $uri $atlas_missing {
  default /404.html;
${indentNginx(listBases(folders).map((base) => `"~^${base}" ${base}404.html;`))}
}

# A missing file must not be kept for a year, so that the status counts too.
map "$status:$uri" $atlas_cache {
  default ${quoteNginx(CACHING.fresh)};
${indentNginx(
  CACHE_RULES.map(
    ({ pattern, caching }) =>
      `"~^(200|206|304):.*${pattern}" ${quoteNginx(CACHING[caching])};`,
  ),
)}
}

${renderPolicyMap('$atlas_policy', policies.page, policies.frame)}
${hosts
  .map(({ name, policy = '' }) =>
    renderPolicyMap(`$atlas_policy_${name}`, policy, policies.frame),
  )
  .join('\n')}
map $uri $atlas_robots {
  default "";
  "~${PARTS_PATHS}" ${quoteNginx(NO_INDEX['X-Robots-Tag'])};
}

map $uri $atlas_resource_policy {
  default "same-origin";
  "~${SHARED_PATHS}" "cross-origin";
}
`;

/** nginx omits headers with an empty value. */
const renderPolicyMap = (name: string, page: string, frame: string): string =>
  `map $uri ${name} {
  default ${quoteNginx(page)};
${indentNginx(FRAME_FOLDERS.map((folder) => `"~^${folder}" ${quoteNginx(frame)};`))}
}
`;
