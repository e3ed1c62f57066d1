import type { ApiKind } from './api';
import type { Plan, ProductFolder } from './page';

/**
 * The search index of one language, built in two files: names, headings and the first
 * sentences are enough to answer; the texts improve answers once they are loaded.
 */
export interface SearchIndex {
  pages: SearchPage[];
  api: SearchApiPage[];
  entries: SearchApiEntry[];
}

/** A guide page. */
export interface SearchPage {
  /** Address with the base of the language. */
  path: string;
  title: string;
  /** Other titles: the one in the menu, and the English one of a translated page. */
  names: string[];
  description: string;
  keywords: string[];
  product?: ProductFolder;
  plan?: Plan;
  /** The part above the first heading has neither anchor nor heading. */
  sections: SearchSection[];
}

export interface SearchSection {
  anchor?: string;
  heading?: string;
  plan?: Plan;
  /** The beginning of its text. */
  lead: string;
  /** Names of its demos. */
  demos?: string[];
}

/** A page of the reference. */
export interface SearchApiPage {
  path: string;
  /** Name of the documented export, or the title of an index. */
  name: string;
  title: string;
  kind: ApiKind | 'index';
  product: ProductFolder;
  plan?: Plan;
}

export const API_ENTRY_KINDS = ['prop', 'slot', 'class', 'event'] as const;
export type ApiEntryKind = (typeof API_ENTRY_KINDS)[number];

/**
 * A prop, a member, a slot, a class or an event, once for all pages of a product that
 * have it.
 */
export interface SearchApiEntry {
  name: string;
  kind: ApiEntryKind;
  /** Positions in `api`, most used first; for an event, the position in `pages`. */
  on: number[];
  plan?: Plan;
}

/** The remaining texts, in the order of the index. */
export interface SearchTexts {
  /** For each page, the text of each section after its lead. */
  sections: string[][];
  /** Descriptions of the API pages. */
  api: string[];
  /** Descriptions of the entries. */
  entries: string[];
  /** Characters of queries, and at the same positions those that the pages have instead. */
  forms?: readonly [string, string];
}

/** Addresses of a language's files. */
export interface SearchFiles {
  index: string;
  texts: string;
}
