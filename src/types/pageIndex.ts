/** A page of the site, for lookups in the browser. */
export interface IndexedPage {
  /** Address with the language's base and a trailing slash. */
  path: string;
  title: string;
}
