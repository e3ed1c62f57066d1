import { LANGUAGE_TABLE, type Language } from '../../src/config/languages';
import type { News } from './feed/listNews';

/** What was new in one month. */
export interface Month {
  /** `YYYY-MM`; also the anchor of its heading. */
  id: string;
  /** As the language says it: "November 2026". */
  name: string;
  /** In the order in which they were given. */
  news: News[];
}

/**
 * Puts news together by month, in the order in which they come.
 * @param news the newest first
 */
export function listMonths(news: readonly News[], language: Language): Month[] {
  const format = new Intl.DateTimeFormat(LANGUAGE_TABLE[language].htmlLang, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const months = new Map<string, Month>();
  for (const each of news) {
    const id = each.date.slice(0, 7);
    const month = months.get(id) ?? {
      id,
      name: format.format(new Date(`${id}-01`)),
      news: [],
    };
    month.news.push(each);
    months.set(id, month);
  }
  return [...months.values()];
}
