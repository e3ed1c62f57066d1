import fs from 'node:fs';
import path from 'node:path';
import { REDIRECTS } from '../../src/config/redirects';
import { getDocId, getPathnameOfDoc } from '../../src/lib/docPaths';
import { toAddress } from './rewriteAddresses';

/** Folders of docs/ whose files are generated, or used by several pages. */
const OTHER_FOLDERS = ['api', 'shared'];
const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Returns the id of a page to be written, given by its folder (`data-grid/thing`), its
 * file or its address.
 * @throws Error with the problem and how to fix it
 */
export function readNewId(given: string, siteDir: string): string {
  const docs = path.join(siteDir, 'docs');
  const folder = given.startsWith('/')
    ? path.posix.dirname(getDocId(given.replace(/\/$/, '')) ?? '')
    : given
        .replace(/^(?:\.\/)?docs\//, '')
        .replace(/\/$/, '')
        .replace(/\/([^/]+)\/\1(?:\.mdx)?$/, '/$1');
  const [section = '', ...topics] = folder.split('/');
  const sections = fs
    .readdirSync(docs, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OTHER_FOLDERS.includes(entry.name))
    .map((entry) => entry.name);
  if (topics.length === 0 || !topics.every((topic) => SEGMENT.test(topic)))
    throw new Error(
      `"${given}" cannot be a page. Name its folder below docs/, in lower case and with hyphens, such as data-grid/row-height.`,
    );
  if (!sections.includes(section))
    throw new Error(
      `docs/ has no folder "${section}". A page is in one of ${sections.join(', ')}.`,
    );
  const id = `${folder}/${topics.at(-1)}`;
  if (fs.existsSync(path.join(docs, `${id}.mdx`)))
    throw new Error(`docs/${id}.mdx is there already. Choose another name.`);
  const pathname = getPathnameOfDoc(id);
  if (getDocId(pathname) !== id)
    throw new Error(`"${given}" has the address of another page. Choose another name.`);
  return id;
}

/**
 * Checks that links to the address of a new page do not lead elsewhere.
 * @param former page that moves back to an address it had
 * @throws Error with the redirect
 */
export function requireFreeAddress(id: string, former?: string): void {
  const address = toAddress(id);
  const taken = REDIRECTS.find(({ from }) => from === address);
  if (taken && (former === undefined || taken.to !== toAddress(former)))
    throw new Error(
      `src/config/redirects: "${address}" leads to ${taken.to}. Take the entry out, or choose another name.`,
    );
}
