import { LANGUAGE_TABLE, type Language } from '../../src/config/languages';
import type { News } from './feed/listNews';

/** The news of one month. */
export interface Month {
  /** `YYYY-MM`; also the anchor of its heading. */
  id: string;
  /** In the format of the language: "November 2026". */
  name: string;
  /** In the given order. */
  news: News[];
}

/**
 * Groups news by month, preserving their order.
 * @param news newest first
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
