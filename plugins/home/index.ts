import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readTextAsync } from '../../content/text/readText';
import { listPageIds } from '../../content/nav/listPageIds';
import { HOME_NEWS } from '../../src/config/home';
import { type Language, toLanguage } from '../../src/config/languages';
import { NOTIFICATIONS_FILE } from '../../src/config/shell';
import { OWN_VERSION } from '../../src/config/versions';
import { getDocId } from '../../src/lib/docPaths';
import type { HomeData } from '../../src/types/home';
import { PRODUCT_FOLDERS } from '../../src/types/page';
import { getGuidePath } from '../changes/api/readReplacements';
import { listNews } from '../changes/feed/listNews';
import { validateNotifications } from '../changes/notifications/validateNotifications';

const NOTIFICATIONS = `static/${NOTIFICATIONS_FILE}`;

/**
 * Generates the data of the home page: the migration guides and the latest news, both
 * limited to pages that this version has.
 */
export default function homePlugin({ siteDir, i18n }: LoadContext): Plugin<HomeData> {
  return {
    name: 'home',
    getPathsToWatch: () => [path.join(siteDir, NOTIFICATIONS)],
    loadContent: async () =>
      makeHomeData(
        listPageIds(path.join(siteDir, 'docs')),
        await readTextAsync(path.join(siteDir, NOTIFICATIONS)),
        toLanguage(i18n.currentLocale),
      ),
    contentLoaded: async ({ content, actions }) => {
      await actions.createData('home.json', JSON.stringify(content));
    },
  };
}

/**
 * @param pageIds ids of the pages of this version
 * @param notifications content of `static/notifications.json`
 * @throws Error if the notifications are malformed
 */
export function makeHomeData(
  pageIds: readonly string[],
  notifications: string,
  language: Language,
  major: number = OWN_VERSION.major,
): HomeData {
  const isPage = (pathname: string): boolean =>
    pageIds.includes(getDocId(pathname) ?? '');
  const formerMajor = major - 1;
  const guides = PRODUCT_FOLDERS.map((product) => ({
    product,
    path: getGuidePath(product, formerMajor),
  }));
  const news = listNews(validateNotifications(notifications, NOTIFICATIONS), language);
  return {
    formerMajor,
    guides: guides
      .filter((guide) => isPage(guide.path))
      // The router prepends the base of the language.
      .map((guide) => ({ ...guide, path: guide.path.replace(/^\/x/, '') })),
    news: isPage('/x/whats-new/')
      ? news.slice(0, HOME_NEWS).map(({ id, date, title }) => ({ id, date, title }))
      : [],
  };
}
