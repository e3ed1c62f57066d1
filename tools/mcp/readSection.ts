import { BASE_URLS } from '../../src/config/languages';
import { SEARCH_FILES_FILE } from '../../src/config/machineFiles';
import type {
  SearchFiles,
  SearchIndex,
  SearchSection,
} from '../../src/types/searchIndex';
import { listHeadings, type Heading } from './listHeadings';
import { nameNearest, ToolError } from './ToolError';
import type { PublishedSite } from './openSite';
import { readJson } from './readJson';
import type { PagePath } from './toPagePath';

/**
 * Reads a section of a page: from its heading to the next one of the same level.
 * @param markdown the whole page
 * @param section anchor or text of a heading
 * @throws ToolError if the page has no such section
 */
export async function readSection(
  markdown: string,
  section: string,
  page: PagePath,
  site: PublishedSite,
): Promise<string> {
  const lines = markdown.split('\n');
  const headings = listHeadings(lines);
  const requested = section.replace(/^#+\s*/, '').trim();
  const heading = await findHeading(headings, requested, page, site);
  const next = headings.find(
    ({ line, level }) => line > heading.line && level <= heading.level,
  );
  return lines.slice(heading.line, next?.line).join('\n').trimEnd();
}

/**
 * The search index has the anchors of the page: translated pages have English ones, and
 * headings may end with a plan badge. A page that it does not list has those of its
 * headings.
 */
async function findHeading(
  headings: readonly Heading[],
  requested: string,
  page: PagePath,
  site: PublishedSite,
): Promise<Heading> {
  const named = headings.find(
    ({ text }) => text.toLowerCase() === requested.toLowerCase(),
  );
  if (named) return named;
  const sections = await listSections(page, site);
  const found =
    findIndexed(headings, sections, requested) ??
    headings.find(({ anchor }) => anchor === requested);
  if (found) return found;
  const below = headings.filter(({ level }) => level > 1);
  const anchors =
    sections.length > 0
      ? sections.flatMap(({ anchor }) => anchor ?? [])
      : below.map(({ anchor }) => anchor);
  throw new ToolError(
    'section',
    `the page has no section "${requested}".${nameNearest(requested, anchors)} All: ${anchors.join(', ')}. Leave it out to read the whole page.`,
  );
}

/** Several headings may have the same text, in the same order in both lists. */
function findIndexed(
  headings: readonly Heading[],
  sections: readonly SearchSection[],
  requested: string,
): Heading | undefined {
  const section = sections.find(({ anchor }) => anchor === requested);
  const title = section?.heading;
  if (!section || title === undefined) return undefined;
  const position = sections.filter(({ heading }) => heading === title).indexOf(section);
  return headings.filter(({ text }) => text === title || text.startsWith(`${title} (`))[
    position
  ];
}

async function listSections(
  { pathname, language }: PagePath,
  site: PublishedSite,
): Promise<SearchSection[]> {
  const list = `${BASE_URLS[language]}${SEARCH_FILES_FILE}`;
  const { index } = await readJson<SearchFiles>(site, list);
  const { pages } = await readJson<SearchIndex>(site, index);
  return pages.find(({ path }) => path === `${pathname}/`)?.sections ?? [];
}
