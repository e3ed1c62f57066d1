import fs from 'node:fs';
import path from 'node:path';
import { createFetchReader } from './createFetchReader';
import { createFolderReader } from './createFolderReader';

/** The published files of a site. */
export interface PublishedSite {
  /** Folder or origin, for messages. */
  name: string;
  /**
   * @param pathname path of a file on the site: `/x/llms.txt`
   * @returns its text, or null if there is no such file
   * @throws Error if the site cannot be reached
   */
  read: (pathname: string) => Promise<string | null>;
}

/**
 * Opens a local or a deployed site.
 * @param location the folder of a build, or an origin such as
 *   `https://docs.example.com`
 * @throws Error if it is neither
 */
export function openSite(location: string): PublishedSite {
  if (/^https?:\/\//i.test(location)) return createFetchReader(location);
  const folder = path.resolve(location);
  if (!fs.existsSync(path.join(folder, 'x')))
    throw new Error(
      `--site: ${folder} has no built site. Make one with \`npm run build\`, or give the origin of a deployed one: --site https://docs.example.com`,
    );
  return createFolderReader(folder);
}
