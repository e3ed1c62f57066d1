/** An entry of a table of contents, as Docusaurus has it. */
export interface ApiTocItem {
  value: string;
  id: string;
  level: number;
}

/** What the API loader makes of a page's data. */
export interface ApiModule {
  /** Address of the HTML, for a page that is reached without loading it anew. */
  url: string;
  toc: ApiTocItem[];
  /** In the server's build only. */
  server?: { html: string; anchors: string[]; hrefs: string[] };
}
