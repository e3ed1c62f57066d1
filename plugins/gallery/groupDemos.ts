import { pageToTitle } from '../../src/lib/pageToTitle';
import { toWords } from '../../src/lib/toWords';
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
  /** Of the language that is built; none for English. */
  titles: Readonly<Record<string, string>>;
  facts: ReadonlyMap<string, DemoFacts>;
  /** Hash of the source that the picture of a demo shows, by id. */
  pictures: ReadonlyMap<string, string>;
}

/** A group of the navigation with its pages in reading order. */
interface NavGroup {
  entry: NavEntry;
  /** The top of the navigation has the pages that belong to no smaller group. */
  isTop: boolean;
  pathnames: string[];
}

/**
 * Puts the demos into the order of the navigation: a gallery for each product and one for what
 * belongs to none, in groups as the sidebar has them.
 * @throws Error for a demo whose page the navigation does not have
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
      `${lost.pathname} shows the demo ${lost.id}, but src/nav has no entry for it.`,
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
    // The pages at the top of a product are its overview and what stands beside it.
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

/** The heading of its section, or the page's title; with its own name where others have it too. */
function nameDemo(demo: PlacedDemo, all: readonly PlacedDemo[]): string {
  const title = demo.heading || demo.page.title;
  const isAlone = !all.some(
    (other) =>
      other !== demo &&
      other.page === demo.page &&
      (other.heading || other.page.title) === title,
  );
  const name = demo.id.split('/').at(-1) ?? demo.id;
  return isAlone ? title : `${title}: ${toWords(name)}`;
}
