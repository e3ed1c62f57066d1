import { BASE_URLS, LANGUAGES } from '../../src/config/languages';

/**
 * Renders robots.txt: everything may be crawled, with the sitemap of each language.
 * @param siteUrl origin of the site
 */
export function renderRobots(siteUrl: string): string {
  const sitemaps = LANGUAGES.map(
    (language) => `Sitemap: ${siteUrl}${BASE_URLS[language]}sitemap.xml`,
  );
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('\n')}\n`;
}
