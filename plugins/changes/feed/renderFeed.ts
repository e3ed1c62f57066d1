import { Feed } from 'feed';
import { BASE_URLS, LANGUAGE_TABLE, type Language } from '../../../src/config/languages';
import { FEED_FILE } from '../../../src/config/machineFiles';
import { SITE_NAME } from '../../../src/config/site';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { News } from './listNews';

interface FeedOptions {
  siteUrl: string;
  language: Language;
  /** Sentence about the site. */
  description: string;
}

/**
 * Renders an Atom feed (RFC 4287).
 * @param news newest first; its first date is the date of the feed
 */
export function renderFeed(
  news: readonly News[],
  { siteUrl, language, description }: FeedOptions,
): string {
  const base = siteUrl + BASE_URLS[language];
  const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
  const feed = new Feed({
    id: base,
    link: base,
    title: SITE_NAME,
    description,
    copyright: '',
    language: LANGUAGE_TABLE[language].htmlLang,
    author: { name: SITE_NAME },
    // The build time would change the file even without new entries.
    updated: toDate(news[0]?.date ?? '1970-01-01'),
    generator: SITE_NAME,
    feedLinks: { atom: base + FEED_FILE },
  });
  for (const { id, date, title, text, href } of news) {
    feed.addItem({
      // A tag URI, not a URL: RFC 4151.
      id: `tag:${new URL(siteUrl).host},${date}:${language}/${id}`,
      // The library declares both as HTML.
      title: escapeHtml(title),
      description: escapeHtml(text),
      date: toDate(date),
      link:
        href === undefined ? base : href.startsWith('/') ? base + href.slice(1) : href,
    });
  }
  return feed.atom1();
}
