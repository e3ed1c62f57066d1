import { GALLERY_PARAMETERS } from '../../config/gallery';
import { toWords } from '../../lib/toWords';
import type { Gallery, GalleryDemo } from '../../types/gallery';
import type { Plan } from '../../types/page';

/** The plans to filter by; `community` stands for demos without a paid plan. */
export const PLAN_CHOICES = ['community', 'pro', 'premium'] as const;
type PlanChoice = (typeof PLAN_CHOICES)[number];

export interface GalleryFilters {
  text: string;
  /** All plans if undefined. */
  plan?: PlanChoice | undefined;
}

/**
 * Filters galleries by demos whose title, page, group or name contain all words of the
 * text, ignoring case and accents.
 * @returns the same galleries if there are no filters; otherwise without empty ones
 */
export function filterDemos(
  galleries: readonly Gallery[],
  { text, plan }: GalleryFilters,
): readonly Gallery[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0 && !plan) return galleries;
  return galleries
    .map((gallery) => ({
      ...gallery,
      groups: gallery.groups
        .map((group) => ({
          ...group,
          demos: group.demos.filter((demo) => {
            if (plan && planOf(demo.plan) !== plan) return false;
            const known = fold(describe(demo, gallery, group.title));
            return words.every((word) => known.includes(word));
          }),
        }))
        .filter(({ demos }) => demos.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** The galleries with their first demos, at most as many as given. */
export function takeDemos(galleries: readonly Gallery[], count: number): Gallery[] {
  let left = count;
  const take = (demos: GalleryDemo[]): GalleryDemo[] => {
    const taken = demos.slice(0, left);
    left -= taken.length;
    return taken;
  };
  return galleries
    .map((gallery) => ({
      ...gallery,
      groups: gallery.groups
        .map((group) => ({ ...group, demos: take(group.demos) }))
        .filter(({ demos }) => demos.length > 0),
    }))
    .filter(({ groups }) => groups.length > 0);
}

/** Total number of demos. */
export const countDemos = (galleries: readonly Gallery[]): number =>
  galleries
    .flatMap(({ groups }) => groups)
    .reduce((sum, { demos }) => sum + demos.length, 0);

const planOf = (plan: Plan | undefined): PlanChoice => plan ?? 'community';

function describe(demo: GalleryDemo, { pages, part }: Gallery, group: string): string {
  const name = demo.id.split('/').at(-1) ?? '';
  const page = pages[demo.page];
  return [
    demo.title,
    page?.title,
    page?.path,
    group,
    part,
    name,
    toWords(name),
    demo.plan,
  ]
    .filter(Boolean)
    .join(' ');
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

const { text: TEXT, plan: PLAN } = GALLERY_PARAMETERS;

/** A longer text is not written to the address. */
const MAX_LENGTH = 200;

/** @param query of an address, `?q=…&plan=pro`; unknown values are ignored */
export function readFilters(query: string): GalleryFilters {
  const given = new URLSearchParams(query);
  return {
    text: given.get(TEXT) ?? '',
    plan: PLAN_CHOICES.find((each) => each === given.get(PLAN)),
  };
}

/** @returns the query of an address, empty without filters */
export function writeFilters({ text, plan }: GalleryFilters): string {
  const query = new URLSearchParams();
  if (text.trim() !== '') query.set(TEXT, text.slice(0, MAX_LENGTH));
  if (plan) query.set(PLAN, plan);
  return query.size > 0 ? `?${query}` : '';
}
