import type { SiteConfig } from '../../types/siteConfig';
import { readSiteConfig } from './readSiteConfig';

/** Settings whose default is an example, and where a built site uses them. */
const EXAMPLES: readonly (readonly [
  variable: string,
  describe: (site: SiteConfig) => string,
])[] = [
  [
    'DOCS_DOMAIN',
    ({ docsDomain }) => `the menu of versions leads to hosts below ${docsDomain}`,
  ],
  [
    'SITE_URL',
    ({ siteUrl }) => `canonical links, the sitemap and the feeds name ${siteUrl}`,
  ],
];

/**
 * Lists what in a build refers to an example because the real address is not set.
 * @param env usually `process.env`
 * @returns one line for each, with the variable to set
 */
export function explainExamples(env: Record<string, string | undefined>): string[] {
  const site = readSiteConfig(env);
  return EXAMPLES.filter(([variable]) => !env[variable]).map(
    ([variable, describe]) =>
      `${variable} is not set: ${describe(site)}, which is an example.`,
  );
}
