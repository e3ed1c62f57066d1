import type { Plan } from './plan';

/**
 * One entry of the navigation tree. An entry with `children` is a group and has no page
 * of its own; any other entry is a document, unless it is `external` or
 * `standalone`.
 */
export interface NavEntry {
  /** Path below the domain, without a trailing slash; the whole address if external. */
  pathname: string;
  /** Title in the menu; without one it comes from the last segment of the pathname. */
  title?: string;
  /** Marks a group as a heading that is always open, and names it. */
  subheader?: string;
  children?: NavEntry[];
  /** The plan that the feature of this page needs. */
  plan?: Plan;
  /** The installed packages do not ship the feature yet. */
  planned?: boolean;
  newFeature?: boolean;
  /** The packages ship the feature behind an unstable name. */
  unstable?: boolean;
  /** The entry leads to another site. */
  external?: boolean;
  /** A page of this site that is no document: its file is in src/pages, not in docs/. */
  standalone?: boolean;
}

/** The entries that one source file contributes, so that a message can name the file. */
export interface NavSource {
  file: string;
  entries: NavEntry[];
}
