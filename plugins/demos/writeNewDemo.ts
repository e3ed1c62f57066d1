import fs from 'node:fs';
import path from 'node:path';
import { suggestPages } from '../../content/pages/suggest';
import { renderDemoTag, renderNewDemo } from './renderNewDemo';

const USAGE =
  'Usage: npm run demo:new -- <page> <Name>, for instance: npm run demo:new -- data-grid/sorting SortByRank';

/**
 * Writes the initial file of a demo next to its page.
 * @param args the page as a folder (`data-grid/sorting`) and the demo's name
 * @returns the path of the file, relative to the site, and the line that shows the demo
 *   on the page
 * @throws Error with the problem and how to fix it; nothing is written in that case
 */
export function writeNewDemo(
  args: string[],
  siteDir: string,
): { file: string; line: string } {
  const [pageArgument, name, ...rest] = args;
  if (!pageArgument || !name || rest.length > 0) throw new Error(USAGE);
  const page = pageArgument.replace(/^docs\//, '').replace(/\/$/, '');
  assertPage(page, siteDir);
  assertName(name);
  const folder = path.join(siteDir, 'docs', page);
  const taken = fs
    .readdirSync(folder)
    .find((file) => file.toLowerCase() === `${name}.tsx`.toLowerCase());
  if (taken) {
    throw new Error(
      `docs/${page}/${taken} is there already; choose another name, or edit that file.`,
    );
  }
  fs.writeFileSync(path.join(folder, `${name}.tsx`), renderNewDemo(page, name));
  return { file: `docs/${page}/${name}.tsx`, line: renderDemoTag(page, name) };
}

function assertName(name: string): void {
  if (/^[A-Z][A-Za-z0-9]*$/.test(name)) return;
  throw new Error(
    `"${name}" cannot be the name of a demo; say its task in PascalCase, for instance ${suggestName(name)}.`,
  );
}

function suggestName(name: string): string {
  const words = name
    .replace(/\.tsx?$/, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const joined = words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
  return /^[A-Z]/.test(joined) ? joined : 'SortByRank';
}

function assertPage(page: string, siteDir: string): void {
  const docs = path.join(siteDir, 'docs');
  const known = findPages(docs);
  if (known.includes(page)) return;
  throw new Error(
    `There is no page "${page}" (docs/${page}/${path.basename(page)}.mdx). A page is named by its folder below docs/.${suggestPages(page, known)}`,
  );
}

/** Lists pages by folder: a page is the `.mdx` file that has the name of its folder. */
const findPages = (docs: string): string[] =>
  fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter(
      (file) =>
        file.endsWith('.mdx') &&
        path.posix.basename(file, '.mdx') ===
          path.posix.basename(path.posix.dirname(file)),
    )
    .map((file) => path.posix.dirname(file))
    .sort();
