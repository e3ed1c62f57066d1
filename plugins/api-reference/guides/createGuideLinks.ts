import type { ApiPage } from '../../../src/types/api';
import type { SectionedGuide } from './readSectionedGuides';

/** A place in a guide. */
export interface GuideLink {
  title: string;
  /** Address of the English page. */
  path: string;
  /** Section of the page; null for the whole page. */
  anchor: string | null;
}

/** Finds the guides that explain entries of the reference, best first. */
export interface GuideLinks {
  /** Guides about a component, an interface or a hook: at most five. */
  ofPage: (page: ApiPage) => GuideLink[];
  /**
   * Sections that explain a prop, a slot or a class: at most three, each in a different
   * guide.
   */
  ofMember: (page: ApiPage, name: string) => GuideLink[];
  /**
   * Sections that explain an event of a product, without the guide that lists all events.
   */
  ofEvent: (product: string, name: string) => GuideLink[];
}

const MAX_OF_PAGE = 5;
const MAX_OF_MEMBER = 3;

/** Sections with a lower score only show a name without explaining it. */
const MIN_OF_MEMBER = 2;

/** A guide whose front matter has a name is about it; fewer names mean a higher score. */
const SUBJECT = 24;
/** A guide at `bars/` is the guide of `BarChart` and its parts. */
const NAMESAKE = 30;
/** Further mentions of a name do not make a section more relevant. */
const MAX_MENTIONS = 10;

/** The FAQ and the demo apps use many APIs but explain few. */
const ANSWERS = /\/(faq|demo(\/[\w-]+)?)\/$/;
/** Pages that show the list of events. */
const LISTS = /\/events\/$/;

/** @param guides all guides of a version, as returned by `readSectionedGuides` */
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

/**
 * Whether a name has all the words of a guide's address: `react-data-grid` matches
 * `DataGrid`.
 */
function isNamesake({ path: address }: SectionedGuide, name: string): boolean {
  const slug = address.replace(/\/$/, '').split('/').at(-1) ?? '';
  const words = toWords(name);
  return toWords(slug.replace(/^react-/, '')).every((word) => words.includes(word));
}

/** Finds the section of a guide that is most relevant for a name. */
function findSection(guide: SectionedGuide, name: string): Candidate[] {
  const [best] = guide.sections
    .map(({ anchor, names }) => ({ guide, anchor, score: names.get(name) ?? 0 }))
    .sort((a, b) => b.score - a.score);
  return best && best.score >= MIN_OF_MEMBER ? [best] : [];
}
