import path from 'node:path';
import type { RootContent } from 'mdast';
import { readText } from '../../content/text/readText';
import { SITE_DIR } from '../../content/paths/siteDir';
import { readPackageVersions } from '../../content/versions/readPackageVersions';
import type { Language } from '../../src/config/languages';
import { NOTIFICATIONS_FILE } from '../../src/config/shell';
import { listNews } from './feed/listNews';
import { validateNotifications } from './notifications/validateNotifications';
import { listMonths } from './listMonths';
import { renderMonth } from './renderMonth';
import { renderVersions } from './renderVersions';

/** Path of the notifications, which are also news. */
export const NOTIFICATIONS = `static/${NOTIFICATIONS_FILE}`;

/**
 * Creates page content with the documented versions and all news.
 * @param language language of the page
 * @param wrap see `renderMonth`
 * @throws Error if the notifications are malformed
 */
export function listChanges(
  language: Language,
  wrap?: (parts: RootContent[]) => RootContent[],
): RootContent[] {
  const text = readText(path.join(SITE_DIR, NOTIFICATIONS));
  const news = listNews(validateNotifications(text, NOTIFICATIONS), language);
  return [
    renderVersions(readPackageVersions(SITE_DIR), language),
    ...listMonths(news, language).flatMap((month) => renderMonth(month, language, wrap)),
  ];
}
