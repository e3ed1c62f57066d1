import type { ProductFolder } from './page';

/** Data of the home page in the language of the build; see plugins/home. */
export interface HomeData {
  /** The major before this one; its guides are below. */
  formerMajor: number;
  guides: { product: ProductFolder; path: string }[];
  /** The newest first; empty if this version has no page about news. */
  news: { id: string; date: string; title: string }[];
}
