/** A page of the site, for whoever looks for one in the browser. */
export interface IndexedPage {
  /** Address with the language's base, ending in a slash. */
  path: string;
  title: string;
}
