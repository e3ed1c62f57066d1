import { pageToTitle } from '../../src/lib/pageToTitle';
import {
  GALLERY_PARTS,
  type Gallery,
  type GalleryDemo,
  type GalleryPart,
} from '../../src/types/gallery';
import type { NavEntry } from '../../src/types/nav';
import type { DemoFacts } from './readDemoFacts';
import type { PlacedDemo } from './listPlacedDemos';

export interface GroupOptions {
  nav: readonly NavEntry[];
  /** Titles in the language of the build; empty for English. */
  titles: Readonly<Record<string, string>>;
  facts: ReadonlyMap<string, DemoFacts>;
  /** Hash of the source that a demo's picture shows, by id. */
  pictures: ReadonlyMap<string, string>;
}

/** A group of the navigation with its pages in reading order. */
interface NavGroup {
  entry: NavEntry;
  /** Whether it has the pages at the top of the navigation, outside smaller groups. */
  isTop: boolean;
  pathnames: string[];
}

/**
 * Sorts the demos by the navigation: one gallery per product and one for the other pages,
 * with the groups of the sidebar.
 * @throws Error for a demo whose page is not in the navigation
 */
export function groupDemos(
  placed: readonly PlacedDemo[],
  options: GroupOptions,
): Gallery[] {
  const navGroups = options.nav.flatMap((entry) => listGroups(entry, true));
  const known = new Set(navGroups.flatMap(({ pathnames }) => pathnames));
  const lost = placed.find(({ pathname }) => !known.has(pathname));
  if (lost)
    throw new Error(
      `${lost.pathname} shows the demo ${lost.id}, but src/nav has no entry for it. If you have just added it, restart npm start.`,
    );
  return GALLERY_PARTS.map((part) => makeGallery(part, placed, navGroups, options));
}

function listGroups(entry: NavEntry, isTop = false): NavGroup[] {
  const { children } = entry;
  if (!children) return isTop ? [{ entry, isTop, pathnames: [entry.pathname] }] : [];
  const pathnames = children
    .filter((child) => !child.children)
    .map(({ pathname }) => pathname);
  const groups = children.flatMap((child) => listGroups(child));
  return [{ entry, isTop, pathnames }, ...groups];
}

function makeGallery(
  part: GalleryPart,
  placed: readonly PlacedDemo[],
  navGroups: readonly NavGroup[],
  { titles, facts, pictures }: GroupOptions,
): Gallery {
  const own = placed.filter(({ page }) => (page.product ?? 'general') === part);
  const pages: Gallery['pages'] = [];
  const toDemo = (demo: PlacedDemo): GalleryDemo => {
    const { path, title } = demo.page;
    let page = pages.findIndex((each) => each.path === path);
    if (page < 0) page = pages.push({ path, title }) - 1;
    const plan = facts.get(demo.id)?.plan;
    const picture = pictures.get(demo.id);
    return {
      id: demo.id,
      title: nameDemo(demo, own),
      page,
      ...(plan && { plan }),
      ...(picture && { picture }),
    };
  };
  const groups = navGroups.flatMap((group) => {
    const demos = group.pathnames.flatMap((pathname) =>
      own.filter((demo) => demo.pathname === pathname),
    );
    if (demos.length === 0) return [];
    // The pages at the top of a product are its overview and its siblings.
    const named =
      group.isTop && part !== 'general'
        ? (group.entry.children?.[0] ?? group.entry)
        : group.entry;
    const title = pageToTitle(named, titles) ?? named.pathname;
    const id = named.pathname.split('/').slice(2).join('-');
    return [{ id, title, demos: demos.map(toDemo) }];
  });
  return { part, pages, groups };
}

/**
 * The heading of its section or the page's title, with a number from the second demo with
 * that heading on. Names of demos are English, so a number reads well in every language.
 */
function nameDemo(demo: PlacedDemo, all: readonly PlacedDemo[]): string {
  const getTitle = (each: PlacedDemo): string => each.heading || each.page.title;
  const title = getTitle(demo);
  const position = all
    .filter((each) => each.page === demo.page && getTitle(each) === title)
    .indexOf(demo);
  return position > 0 ? `${title} (${position + 1})` : title;
}
