import type { ApiPage } from '../../../src/types/api';
import type { SectionedGuide } from './readSectionedGuides';

/** A place in a guide. */
export interface GuideLink {
  title: string;
  /** Address of the English page. */
  path: string;
  /** Section of the page; null for the page as a whole. */
  anchor: string | null;
}

/** Finds the guides that explain what the reference lists, best first. */
export interface GuideLinks {
  /** Guides about a component, an interface or a hook: five at most. */
  ofPage: (page: ApiPage) => GuideLink[];
  /** Sections that explain a prop, a slot or a class of it: three at most, each of another guide. */
  ofMember: (page: ApiPage, name: string) => GuideLink[];
  /** Sections that explain an event of a product, in other guides than the one that lists all. */
  ofEvent: (product: string, name: string) => GuideLink[];
}

const MAX_OF_PAGE = 5;
const MAX_OF_MEMBER = 3;

/** Below it, a section shows a name and says nothing about it. */
const MIN_OF_MEMBER = 2;

/** A guide to whose front matter a name belongs is about it, the more the fewer names it has. */
const SUBJECT = 24;
/** A guide at `bars/` is the one of `BarChart` and its parts. */
const NAMESAKE = 30;
/** A page that names something in every paragraph is not better than one that does so often. */
const MAX_MENTIONS = 10;

/** The FAQ and the demo apps use much, and explain less. */
const ANSWERS = /\/(faq|demo(\/[\w-]+)?)\/$/;
/** Shows the list of events itself. */
const LISTS = /\/events\/$/;

/** @param guides all of a version of the documentation, as `readSectionedGuides` reads them */
export function createGuideLinks(guides: readonly SectionedGuide[]): GuideLinks {
  const known = new Map<string, SectionedGuide[]>();
  const listConcerned = (page: ApiPage): SectionedGuide[] => {
    const key = `${page.product}/${page.name}`;
    const found = known.get(key) ?? guides.filter((guide) => scorePage(guide, page) > 0);
    known.set(key, found);
    return found;
  };
  return {
    ofPage: (page) =>
      rank(
        listConcerned(page).map((guide) => ({
          guide,
          score: scorePage(guide, page),
          anchor: null,
        })),
      ).slice(0, MAX_OF_PAGE),
    ofMember: (page, name) =>
      rank(listConcerned(page).flatMap((guide) => findSection(guide, name))).slice(
        0,
        MAX_OF_MEMBER,
      ),
    ofEvent: (product, name) =>
      rank(
        guides
          .filter((guide) => guide.product === product && !LISTS.test(guide.path))
          .flatMap((guide) => findSection(guide, name)),
      ).slice(0, MAX_OF_MEMBER),
  };
}

interface Candidate {
  guide: SectionedGuide;
  score: number;
  anchor: string | null;
}

const rank = (candidates: readonly Candidate[]): GuideLink[] =>
  candidates
    .map((one) => ({
      ...one,
      score: one.score * (ANSWERS.test(one.guide.path) ? 0.5 : 1),
    }))
    .sort((a, b) => b.score - a.score || (a.guide.path < b.guide.path ? -1 : 1))
    .map(({ guide: { title, path: address }, anchor }) => ({
      title,
      path: address,
      anchor,
    }));

function scorePage(guide: SectionedGuide, { name, product, demos }: ApiPage): number {
  if (guide.product !== null && guide.product !== product) return 0;
  const subjects = [...guide.components, ...guide.hooks];
  const isSubject = subjects.includes(name);
  const isUsed = demos.some((demo) => demo.path === guide.path);
  const mentions = guide.sections.reduce(
    (sum, { names }) => sum + (names.get(name) ?? 0),
    0,
  );
  return (
    (isSubject ? SUBJECT / subjects.length : 0) +
    (isNamesake(guide, name) ? NAMESAKE : 0) +
    (isUsed ? 1 : 0) +
    Math.min(mentions, MAX_MENTIONS)
  );
}

const toWords = (text: string): string[] =>
  (text.match(/[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''));

/** Whether a name has all the words of a guide's address: `react-data-grid` is that of `DataGrid`. */
function isNamesake({ path: address }: SectionedGuide, name: string): boolean {
  const slug = address.replace(/\/$/, '').split('/').at(-1) ?? '';
  const words = toWords(name);
  return toWords(slug.replace(/^react-/, '')).every((word) => words.includes(word));
}

/** The section of a guide that says most about a name. */
function findSection(guide: SectionedGuide, name: string): Candidate[] {
  const [best] = guide.sections
    .map(({ anchor, names }) => ({ guide, anchor, score: names.get(name) ?? 0 }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= MIN_OF_MEMBER ? [best] : [];
}
