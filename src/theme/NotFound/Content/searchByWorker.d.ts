/** The part of the search plugin that runs its worker; it publishes no declarations. */
declare module '@theme/searchByWorker' {
  interface SearchDocument {
    /** Title of a page, or text of a section. */
    t: string;
    /** Address of the page. */
    u: string;
  }

  export function searchByWorker(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<{ document: SearchDocument; page?: SearchDocument | false }[]>;
}
