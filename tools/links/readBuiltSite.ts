import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import type { BuiltSite } from './createLinkCheck';
import { readPageLinks, type PageLinks } from './readPageLinks';

const PAGE = '.html';
const INDEX = 'index.html';

/** HTML fragments that scripts insert into pages. */
const PIECE = /\/assets\/.*\.html$/;

export interface ReadSite extends BuiltSite {
  /** Links in HTML fragments that scripts insert into pages, by path. */
  pieces: ReadonlyMap<string, PageLinks>;
}

/**
 * Reads the ids and links of all pages of a built site, and lists its other files.
 * @param folder the built site
 * @throws Error if there is no build, or if no page has a canonical address
 */
export function readBuiltSite(folder: string): ReadSite {
  if (!fs.existsSync(folder))
    throw new Error(
      `There is no ${path.basename(folder)}/ yet. Make it with: npm run build`,
    );
  const pages = new Map<string, PageLinks>();
  const pieces = new Map<string, PageLinks>();
  const files = new Set<string>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (!address.endsWith(PAGE)) {
      files.add(address);
      continue;
    }
    const page = readPageLinks(readText(file));
    if (PIECE.test(address)) pieces.set(address, page);
    else
      pages.set(
        address.endsWith(`/${INDEX}`) ? address.slice(0, -INDEX.length) : address,
        page,
      );
  }
  const origin = [...pages.values()]
    .map(({ canonical }) => canonical && URL.parse(canonical)?.origin)
    .find(Boolean);
  if (!origin) throw new Error(`No page of ${folder} has a canonical address.`);
  return { origin, pages, pieces, files };
}
