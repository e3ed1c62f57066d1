import fs from 'node:fs';
import path from 'node:path';

/** Files of a package that its license asks to be passed on. */
const TEXTS = /^(?:licen[cs]e|copying|notice)(?:-\w+)?(?:\.(?:md|markdown|txt))?$/i;

interface Manifest {
  name?: string;
  version?: string;
  license?: string;
  author?: string | { name?: string };
}

/**
 * The licenses of the packages that the scripts of the site consist of, as one text.
 * @param folders the packages, relative to the site
 * @throws Error naming a package that says neither a license nor has the text of one
 */
export function renderNotices(folders: readonly string[], siteDir: string): string {
  const notices = new Map<string, string>();
  for (const folder of folders) {
    const place = path.join(siteDir, folder);
    const text = fs.readFileSync(path.join(place, 'package.json'), 'utf8');
    const { name, version, license, author } = JSON.parse(text) as Manifest;
    if (!name) continue; // A folder inside a package, which only says how to load its files.
    const files = fs.readdirSync(place).filter((file) => TEXTS.test(file));
    if (!license && files.length === 0) {
      throw new Error(
        `${folder} names no license. Find out which one it has before the site is published with it, see tools/dependencies/licensePolicy.ts.`,
      );
    }
    const by = typeof author === 'object' ? author.name : author;
    const texts = files.map((file) => fs.readFileSync(path.join(place, file), 'utf8'));
    notices.set(
      `${name} ${version}`,
      [
        `${name} ${version}`,
        `License: ${license ?? 'see below'}${by ? `, by ${by}` : ''}`,
        ...texts.map((each) => `\n${each.trim()}`),
      ].join('\n'),
    );
  }
  const sorted = [...notices].sort(([one], [other]) => one.localeCompare(other));
  return [
    'The scripts of this site contain the packages below.',
    ...sorted.map(([, notice]) => notice),
  ].join(`\n\n${'-'.repeat(72)}\n\n`);
}
