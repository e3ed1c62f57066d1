/** An entry of Docusaurus's table of contents. */
export interface ApiTocItem {
  value: string;
  id: string;
  level: number;
}

/** The output of the API loader for a page's data. */
export interface ApiModule {
  /** Address of the HTML, for client-side navigation to the page. */
  url: string;
  toc: ApiTocItem[];
  /** Only in the server's build. */
  server?: { html: string; anchors: string[]; hrefs: string[] };
}
