import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { NOTIFICATIONS_FILE } from '../../../src/config/shell';
import type { NotificationEntry } from '../../../src/types/news';
import { selectLinked } from './selectLinked';
import { validateNotifications } from './validateNotifications';

const FILE = `static/${NOTIFICATIONS_FILE}`;

/**
 * Validates the notifications at build time. Readers load the file unchanged, after
 * everything else; an older version only publishes notifications that link to pages it
 * has.
 */
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
