import type { Nodes, RootContent } from 'mdast';
import type { Titles } from '../../../content/nav/readTitles';
import type { Language } from '../../../src/config/languages';
import type { Styling } from '../../../src/types/demo';
import type { PublishedDemo, PublishedFile } from '../../../src/types/machineFiles';
import type { SiteTexts } from '../../../src/types/siteTexts';
import type { GuideLinks } from '../../api-reference/guides/createGuideLinks';
import type { SitePage } from '../model';

/** The code of a demo by styling; its main file comes first. */
export type DemoCodeFiles = Partial<Record<Styling, PublishedFile[]>> & {
  system: PublishedFile[];
};

export interface PageDemo {
  id: string;
  code: DemoCodeFiles;
}

/** The input of the functions that render a guide, and the data they collect. */
export interface GuideContext {
  page: SitePage;
  language: Language;
  /** Path of the page's file relative to the project root, for messages. */
  shown: string;
  /** Writes nodes of the page, such as the children of elements. */
  write: (nodes: readonly RootContent[]) => RootContent[];
  /** Text of the file. */
  source: string;
  texts: SiteTexts;
  /** Label of a component of the site, by id. */
  label: (id: string) => string;
  /** Absolute URL of the page. */
  url: string;
  /** Makes the URL of a link, an image or a definition absolute. */
  resolve: (url: string) => string;
  /** Absolute URL of a picture beside the page; undefined for any other URL. */
  publishPicture: (url: string) => string | undefined;
  /** Absolute URL of a page of the English site; null if it does not exist. */
  resolveApi: (address: string) => string | null;
  /** Links from the reference to guides; computed on first use. */
  getGuideLinks: () => GuideLinks;
  /** Titles of guides in the language, by pathname. */
  titles: Titles;
  /** Demos that the page contains. */
  demos: ReadonlyMap<string, PageDemo>;
  /** Files that the page has already shown, by name. */
  printed: Map<string, string>;
  /** Heading of the section that is being written. */
  section: string | null;
  /** Demos in the order of the page. */
  published: PublishedDemo[];
}

/** Content of a page that cannot be written as Markdown. */
export class PageError extends Error {
  /**
   * @param node provides the line
   * @param message what is wrong and how to fix it
   */
  constructor(
    { shown }: Pick<GuideContext, 'shown'>,
    node: Pick<Nodes, 'position'>,
    message: string,
  ) {
    super(`${shown}:${node.position?.start.line ?? 1}: ${message}`);
    this.name = 'PageError';
  }
}
