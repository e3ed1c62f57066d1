import fs from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { SITE_DIR } from '../../content/paths/siteDir';
import { readPackageVersions } from '../../content/versions/readPackageVersions';
import type { Language } from '../../src/config/languages';
import { NOTIFICATIONS_FILE } from '../../src/config/shell';
import { listNews } from './feed/listNews';
import { validateNotifications } from './notifications/validateNotifications';
import { listMonths } from './listMonths';
import { renderMonth } from './renderMonth';
import { renderVersions } from './renderVersions';

/** Where notifications are written; they are news, too. */
export const NOTIFICATIONS = `static/${NOTIFICATIONS_FILE}`;

/**
 * The documented versions and all that is new, as parts of a page.
 * @param language of the page
 * @param wrap as in `renderMonth`
 * @throws Error for notifications that are not well formed
 */
export function listChanges(
  language: Language,
  wrap?: (parts: RootContent[]) => RootContent[],
): RootContent[] {
  const text = fs.readFileSync(path.join(SITE_DIR, NOTIFICATIONS), 'utf8');
  const news = listNews(validateNotifications(text, NOTIFICATIONS), language);
  return [
    renderVersions(readPackageVersions(SITE_DIR), language),
    ...listMonths(news, language).flatMap((month) => renderMonth(month, language, wrap)),
  ];
}
