import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import type { Notice } from '../../src/types/notice';

/** Files of a package that its license requires to be distributed. */
const TEXTS = /^(?:licen[cs]e|copying|notice)(?:-\w+)?(?:\.(?:md|markdown|txt))?$/i;

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  author?: string | { name?: string };
}

/**
 * Reads the license notices of packages.
 * @param folders package folders, relative to the site
 * @returns each version of a package once, sorted by name
 * @throws Error with a package that has neither a license field nor a license text
 */
export function readNotices(folders: readonly string[], siteDir: string): Notice[] {
  const notices = new Map<string, Notice>();
  for (const folder of folders) {
    const place = path.join(siteDir, folder);
    const manifest = readText(path.join(place, 'package.json'));
    const { name, version = '', license, author } = JSON.parse(manifest) as Manifest;
    if (!name) continue; // A folder inside a package, whose package.json only says how to load its files.
    const files = fs.readdirSync(place).filter((file) => TEXTS.test(file));
    if (!license && files.length === 0) {
      throw new Error(
        `${folder} names no license. Find out which one it has before the site is published with it, see tools/dependencies/licensePolicy.ts.`,
      );
    }
    const by = typeof author === 'object' ? author.name : author;
    notices.set(`${name} ${version}`, {
      name,
      version,
      ...(license ? { license } : {}),
      ...(by ? { by } : {}),
      texts: files.map((file) => readText(path.join(place, file)).trim()),
    });
  }
  return [...notices]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, notice]) => notice);
}
