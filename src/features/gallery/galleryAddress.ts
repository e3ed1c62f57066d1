import { GALLERY_PARAMETERS } from '../../config/gallery';
import { PLAN_CHOICES, type GalleryFilters } from './filterDemos';

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
