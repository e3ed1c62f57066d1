/**
 * One entry of the navigation tree. An entry with `children` is a group without a page;
 * any other entry is a document, unless it is `external` or `standalone`.
 */
export interface NavEntry {
  /** Path below the domain, without a trailing slash; the full address if external. */
  pathname: string;
  /** Title in the menu; by default derived from the last segment of the pathname. */
  title?: string;
  /** Makes a group a heading that is always open, with this title. */
  subheader?: string;
  children?: NavEntry[];
  /** The installed packages do not ship the feature yet. */
  planned?: boolean;
  newFeature?: boolean;
  /** The packages ship the feature behind an unstable name. */
  unstable?: boolean;
  /** The entry leads to another site. */
  external?: boolean;
  /**
   * A page of this site that is not a document: its file is in src/pages, not in docs/.
   */
  standalone?: boolean;
}

/** The entries of one source file, so that a message can name the file. */
export interface NavSource {
  file: string;
  entries: NavEntry[];
}
