import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { NOTIFICATIONS_FILE } from '../../src/config/shell';
import type { NotificationEntry } from '../../src/types/notification';
import { validateNotifications } from './validateNotifications';

const FILE = `static/${NOTIFICATIONS_FILE}`;

/** Checks the notifications at build time: readers get the file as it is, when all else is there. */
export default function notificationsPlugin({
  siteDir,
  baseUrl,
}: LoadContext): Plugin<NotificationEntry[]> {
  const file = path.join(siteDir, FILE);
  return {
    name: 'notifications',
    getPathsToWatch: () => [file],
    loadContent: async () =>
      validateNotifications(await fs.promises.readFile(file, 'utf8'), FILE),
    postBuild: async ({ content, routesPaths }) => {
      for (const { id, href } of content) {
        const page = href?.startsWith('/') ? baseUrl + href.slice(1) : undefined;
        if (page && !routesPaths.includes(page.replace(/#.*$/, ''))) {
          throw new Error(
            `${FILE}: "${id}" leads to ${href}, and there is no such page.`,
          );
        }
      }
    },
  };
}
