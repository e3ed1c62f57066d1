import { BASE_URLS, LANGUAGES } from '../../src/config/languages';

/**
 * The text of robots.txt: all may be read, and where each language lists its pages.
 * @param siteUrl origin of the site
 */
export function renderRobots(siteUrl: string): string {
  const sitemaps = LANGUAGES.map(
    (language) => `Sitemap: ${siteUrl}${BASE_URLS[language]}sitemap.xml`,
  );
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('\n')}\n`;
}
