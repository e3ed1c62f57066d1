import type { Language } from '../../src/config/languages';
import { nav } from '../../src/nav';
import type { NavEntry } from '../../src/types/nav';
import { readCodeLabel } from '../texts/readCodeLabel';
import { readTitles, type Titles } from './readTitles';

/** `{section}: {page}`, as in the links to the previous and next page. */
const LABEL = 'sidebar.usePageName.name';

/**
 * Translated titles for use outside the menu: a title that several pages share, such as
 * "Overview", is prefixed with its group. If that is still ambiguous, as for pages of two
 * kinds of tree in one product, the heading of the menu is used instead. Empty for
 * English, as in `readTitles`.
 * @throws Error with the name of the titles file if it is not valid JSON
 */
export function readPageNames(
  language: Language,
  entries: readonly NavEntry[] = nav,
  titles: Titles = readTitles(language),
): Titles {
  if (Object.keys(titles).length === 0) return titles;
  const pages = listPages(entries).filter(({ pathname }) => titles[pathname]);
  const label = readCodeLabel(language, LABEL);
  const nameWith = ({ pathname }: Page, section: string | undefined): string =>
    section === undefined
      ? titles[pathname]!
      : label.replace('{section}', section).replace('{page}', titles[pathname]!);
  let names = pages.map((page) => nameWith(page, undefined));
  for (const kind of ['group', 'heading'] as const) {
    const counts = countEach(names);
    names = names.map((name, index) => {
      const page = pages[index]!;
      const section = page[kind];
      return counts.get(name) === 1 || section === undefined
        ? name
        : nameWith(page, titles[section]);
    });
  }
  return {
    ...titles,
    ...Object.fromEntries(pages.map(({ pathname }, index) => [pathname, names[index]!])),
  };
}

function countEach(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

interface Page {
  pathname: string;
  /** Pathname of the closest collapsible group. */
  group?: string;
  /** Pathname of the closest group of any kind. */
  heading?: string;
}

const listPages = (
  entries: readonly NavEntry[],
  group?: string,
  heading?: string,
): Page[] =>
  entries.flatMap(({ pathname, children, subheader }) =>
    children
      ? listPages(children, subheader === undefined ? pathname : group, pathname)
      : [{ pathname, group, heading }],
  );
