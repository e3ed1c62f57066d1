import type { Plan, ProductFolder } from './page';

/** A part of the gallery: a product, or demos of no product. */
export const GALLERY_PARTS = [
  'data-grid',
  'date-pickers',
  'charts',
  'tree-view',
  'general',
] as const satisfies readonly (ProductFolder | 'general')[];
export type GalleryPart = (typeof GALLERY_PARTS)[number];

/** A demo in the gallery. */
export interface GalleryDemo {
  /** The same in every language: `data-grid/sorting/SortByRank`. */
  id: string;
  /** Heading of its section, or the title of its page, in the language of the build. */
  title: string;
  /** Position of its page in `pages`. */
  page: number;
  /** The plan of the packages it uses; undefined for Community. */
  plan?: Plan;
  /** Hash of the source that its picture shows; undefined if there is no picture. */
  picture?: string;
}

/** Demos that are grouped in the navigation. */
export interface GalleryGroup {
  /** Unique within its part; the anchor of its heading. */
  id: string;
  title: string;
  demos: GalleryDemo[];
}

/** The page's data: the demos of one part in the order of the navigation. */
export interface Gallery {
  part: GalleryPart;
  pages: { path: string; title: string }[];
  groups: GalleryGroup[];
}

/** A demo that is shown above the others and on the home page. */
export interface GalleryPick {
  demo: GalleryDemo;
  page: Gallery['pages'][number];
}
