import type { RootContent } from 'mdast';
import type { Language } from '../../../src/config/languages';
import type { Styling } from '../../../src/types/demo';
import type { PublishedDemo, PublishedFile } from '../../../src/types/machineFiles';
import type { SiteTexts } from '../../../src/types/siteTexts';
import type { Titles } from '../../../content/nav/readTitles';
import type { GuideLinks } from '../../api-reference/guides/createGuideLinks';
import type { SitePage } from '../model';

/** The code of a demo by styling; its own file comes first. */
export type DemoCodeFiles = Partial<Record<Styling, PublishedFile[]>> & {
  system: PublishedFile[];
};

export interface PageDemo {
  id: string;
  code: DemoCodeFiles;
}

/** What the renderers of a guide need, and what they report. */
export interface GuideContext {
  page: SitePage;
  language: Language;
  /** Path of the page's file from the root of the project, for messages. */
  shown: string;
  /** Writes nodes of the page: what elements hold. */
  write: (nodes: readonly RootContent[]) => RootContent[];
  /** Text of the file. */
  source: string;
  texts: SiteTexts;
  /** Label of a component of the site, by its id. */
  label: (id: string) => string;
  /** Absolute address of the page. */
  url: string;
  /** Makes the address of a link, an image or a definition absolute. */
  resolve: (url: string) => string;
  /** Absolute address of a page of the English site; null where none is. */
  resolveApi: (address: string) => string | null;
  /** Links of the reference to guides; read when they are first asked for. */
  getGuideLinks: () => GuideLinks;
  /** Titles of guides in the language, by pathname. */
  titles: Titles;
  /** Demos that the page names. */
  demos: ReadonlyMap<string, PageDemo>;
  /** Files that the page has shown, by name. */
  printed: Map<string, string>;
  /** Heading of the section that is being written. */
  section: string | null;
  /** Demos in the order in which the page shows them. */
  published: PublishedDemo[];
}
