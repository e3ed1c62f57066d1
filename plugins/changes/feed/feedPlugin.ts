import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readTextAsync } from '../../../content/text/readText';
import { readBuildLanguage } from '../../../src/config/languages';
import { FEED_FILE } from '../../../src/config/machineFiles';
import { SITE_NAME } from '../../../src/config/site';
import { readSiteTexts } from '../../../content/texts/readSiteTexts';
import { NOTIFICATIONS } from '../listChanges';
import { selectLinked } from '../notifications/selectLinked';
import { validateNotifications } from '../notifications/validateNotifications';
import { listNews } from './listNews';
import { renderFeed } from './renderFeed';

/**
 * Publishes the news as an Atom feed, and links it in the head of every page.
 * @throws Error at the end of a build if an entry links to a page that does not exist
 */
export default function feedPlugin({
  siteDir,
  siteConfig,
  baseUrl,
}: LoadContext): Plugin {
  const language = readBuildLanguage(process.env);
  return {
    name: 'feed',
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'alternate',
            type: 'application/atom+xml',
            title: SITE_NAME,
            href: baseUrl + FEED_FILE,
          },
        },
      ],
    }),
    async postBuild({ outDir, routesPaths }) {
      const text = await readTextAsync(path.join(siteDir, NOTIFICATIONS));
      const news = selectLinked(
        listNews(validateNotifications(text, NOTIFICATIONS), language),
        { baseUrl, routesPaths },
        'src/config/changes',
      );
      const feed = renderFeed(news, {
        siteUrl: siteConfig.url,
        language,
        description: readSiteTexts(language).site['site.tagline'],
      });
      await fs.writeFile(path.join(outDir, FEED_FILE), feed);
    },
  };
}
