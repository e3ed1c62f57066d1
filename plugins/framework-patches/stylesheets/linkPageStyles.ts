import fs from 'node:fs/promises';
import path from 'node:path';
import { listPageFiles } from '../bundle-size/listPageFiles';

interface Built {
  outDir: string;
  baseUrl: string;
  /** Folder written by the build. */
  generatedFilesDir: string;
}

const LINK = /<link rel="?stylesheet"? href="?([^\s">]+)"? ?\/?>/g;

/** Number of files open at the same time. */
const BATCH = 50;

/**
 * Adds links to the stylesheets of its route to each built page; Docusaurus only links
 * those of every page, and the rest would be loaded by the scripts.
 * @throws Error if a page links no stylesheet
 */
export async function linkPageStyles(built: Built): Promise<void> {
  const pages = [...(await listPageFiles(built.generatedFilesDir))];
  for (let first = 0; first < pages.length; first += BATCH)
    await Promise.all(
      pages.slice(first, first + BATCH).map(([route, files]) =>
        linkStyles(
          path.join(built.outDir, toFile(route.slice(built.baseUrl.length))),
          files
            .filter((name) => name.endsWith('.css'))
            .map((name) => built.baseUrl + name),
        ),
      ),
    );
}

const toFile = (route: string): string =>
  route.endsWith('.html') ? route : `${route}/index.html`;

async function linkStyles(file: string, styles: readonly string[]): Promise<void> {
  // Parent routes have no page.
  const html = await fs.readFile(file, 'utf8').catch(() => undefined);
  if (html === undefined) return;
  const linked = addLinks(html, styles);
  if (linked === undefined)
    throw new Error(
      `${file} links no stylesheet in the form that plugins/framework-patches/stylesheets/linkPageStyles.ts knows. Compare it with plugins/framework-patches/renderPageTemplate.ts.`,
    );
  if (linked === html) return;
  // Written atomically, so that concurrent readers see a complete page.
  await fs.writeFile(`${file}.part`, linked);
  await fs.rename(`${file}.part`, file);
}

/**
 * Adds stylesheets after the last one of a page, in their order.
 * @returns undefined if the page has none
 */
export function addLinks(html: string, styles: readonly string[]): string | undefined {
  const links = [...html.matchAll(LINK)];
  const last = links.at(-1);
  if (!last) return undefined;
  const known = new Set(links.map(([, href]) => href));
  const added = styles.filter((href) => !known.has(href));
  const end = last.index + last[0].length;
  const text = added.map((href) => `<link rel=stylesheet href=${href}>`).join('');
  return html.slice(0, end) + text + html.slice(end);
}
