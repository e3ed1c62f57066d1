import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';

/**
 * The copied pages, which have the text, tables, code and live demos of typical guides.
 */
const SOURCES = 'docs/data-grid';
const NAV = 'src/nav/index.ts';
const END_OF_SOURCES = '\n];\n';

const GROUP = '/x/bench-group';

const getName = (index: number): string => `bench-${index + 1}`;

/** Guides that consist only of the files in their folder, without nested guides. */
const listGuides = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => {
      const entries = fs.readdirSync(path.join(folder, name), { withFileTypes: true });
      return (
        entries.some((entry) => entry.name === `${name}.mdx`) &&
        entries.every((entry) => entry.isFile())
      );
    })
    .sort();

/**
 * Adds copies of guides to a copy of the project, each with its own demos and an entry in
 * the navigation, so that they go through all steps of a build.
 * @param siteDir the copy of the project
 * @param count number of pages
 */
export function addPages(siteDir: string, count: number): void {
  const nav = path.join(siteDir, NAV);
  const source = readText(nav);
  if (!source.includes(END_OF_SOURCES))
    throw new Error(
      `${NAV} does not end its list of sources as tools/bench-build/addPages.ts knows it: ${JSON.stringify(END_OF_SOURCES)}.`,
    );
  const folder = path.join(siteDir, SOURCES);
  const guides = listGuides(folder);
  for (let index = 0; index < count; index += 1)
    copyGuide(folder, guides[index % guides.length]!, getName(index));
  const pathnames = Array.from(
    { length: count },
    (_, index) => `/x/react-data-grid/${getName(index)}`,
  );
  const group = {
    pathname: GROUP,
    title: 'Bench',
    children: pathnames.map((pathname) => ({ pathname, title: toTitle(pathname) })),
  };
  const added = `\n  { file: 'bench', entries: [${JSON.stringify(group)}] },`;
  fs.writeFileSync(nav, source.replace(END_OF_SOURCES, added + END_OF_SOURCES));
}

const toTitle = (pathname: string): string => path.posix.basename(pathname);

function copyGuide(folder: string, guide: string, name: string): void {
  const target = path.join(folder, name);
  fs.cpSync(path.join(folder, guide), target, { recursive: true });
  const page = path.join(target, `${guide}.mdx`);
  const text = readText(page)
    .replace(/^title: .*$/m, `title: ${name}`)
    .replaceAll(`(${guide}.mdx`, `(${name}.mdx`);
  fs.rmSync(page);
  fs.writeFileSync(path.join(target, `${name}.mdx`), text);
}
