import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../../content/paths/siteDir';

const PACKAGES_DIR = path.join(SITE_DIR, 'node_modules/@mui');
/** Files that readers of code, declarations and release notes see. */
const READ = /\.(?:d\.ts|js|md|json)$/;
/** Duplicates of the same code, and other packages. */
const SKIPPED = /(?:^|\/)(?:esm|modern|node_modules|locales)\//;
const LINK = /https?:\/\/(?:next\.)?mui\.com\/[^\s'"`)<>\]|,\\]*/g;

/**
 * The addresses of the vendor's documentation in the installed X packages, of both
 * majors.
 * @returns address without host, query and hash to a file that contains it, sorted by
 * address
 */
export function listPackageLinks(): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of fs.readdirSync(PACKAGES_DIR).filter((each) => /^x-/.test(each))) {
    const folder = path.join(PACKAGES_DIR, name);
    const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const file of files) {
      const posix = file.split(path.sep).join('/');
      if (!READ.test(posix) || SKIPPED.test(posix)) continue;
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      for (const [link] of text.matchAll(LINK)) {
        const { pathname } = new URL(link);
        const address = pathname
          .replace(/\/+/g, '/')
          .replace(/\.$/, '')
          .replace(/\/?$/, '/');
        if (!found.has(address)) found.set(address, `${name}/${posix}`);
      }
    }
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
