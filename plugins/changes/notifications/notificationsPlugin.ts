import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readTextAsync } from '../../../content/text/readText';
import { MAX_NOTIFICATIONS, NOTIFICATIONS_FILE } from '../../../src/config/shell';
import type { NotificationEntry } from '../../../src/types/news';
import { selectLinked } from './selectLinked';
import { validateNotifications } from './validateNotifications';

const FILE = `static/${NOTIFICATIONS_FILE}`;

/**
 * Validates the notifications at build time, and tells the navbar the ids of the newest,
 * which a reader may not have seen.
 */
export default function notificationsPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<NotificationEntry[]> {
  const file = path.join(siteDir, FILE);
  return {
    name: 'notifications',
    getPathsToWatch: () => [file],
    loadContent: async () => validateNotifications(await readTextAsync(file), FILE),
    contentLoaded: ({ content, actions }) => {
      actions.setGlobalData(listNewest(content));
    },
    postBuild: async ({ content, routesPaths, outDir }) => {
      const entries = selectLinked(content, { baseUrl, routesPaths }, FILE);
      if (entries.length < content.length)
        await fs.promises.writeFile(
          path.join(outDir, NOTIFICATIONS_FILE),
          JSON.stringify(entries),
        );
    },
  };
}

/** Ids of the newest entries; of one day, the first in the file comes first. */
export const listNewest = (entries: readonly NotificationEntry[]): string[] =>
  entries
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .slice(0, MAX_NOTIFICATIONS)
    .map(({ id }) => id);
