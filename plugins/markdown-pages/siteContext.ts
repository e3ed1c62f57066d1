import type { Language } from '../../src/config/languages';
import type { SiteTexts } from '../../src/types/siteTexts';
import { readPageNames } from '../../content/nav/readPageNames';
import type { Titles } from '../../content/nav/readTitles';
import { readSiteTexts } from '../../content/texts/readSiteTexts';
import {
  createGuideLinks,
  type GuideLinks,
} from '../api-reference/guides/createGuideLinks';
import { readGuidesIn } from '../api-reference/guides/readGuidesIn';
import { createResolve } from '../api-reference/view/createResolve';
import { printMarkdown } from './markdown/printMarkdown';
import type { SitePage } from './model';

/** What the writing of all pages shares. */
export interface SiteContext {
  siteDir: string;
  /** Origin of the site. */
  siteUrl: string;
  language: Language;
  texts: SiteTexts;
  /** Titles of guides in the language, by pathname. */
  titles: Titles;
  /** Versions of the documented packages, by name. */
  packageVersions: Readonly<Record<string, string>>;
  pages: ReadonlyMap<string, SitePage>;
  /** Makes addresses of the data of the reference absolute; null where no page is. */
  createResolveApi: (docsDir: string) => (address: string) => string | null;
  /** Components that tabs have shown, as Markdown by the file of their data. */
  parts: Map<string, string>;
  /** Finds guides for entries of the reference. */
  getGuideLinks: (docsDir: string) => GuideLinks;
  /** Writes nodes as Markdown. */
  print: typeof printMarkdown;
}

interface ContextOptions
  extends Pick<SiteContext, 'siteDir' | 'siteUrl' | 'language' | 'packageVersions'> {
  pages: readonly SitePage[];
  /** As `printMarkdown` writes, which it is where absent. */
  print?: SiteContext['print'];
}

/** Prepares the writing of pages: what is expensive is made once, when it is first asked for. */
export function createSiteContext({ pages, ...options }: ContextOptions): SiteContext {
  const { siteUrl, language } = options;
  const guideLinks = new Map<string, GuideLinks>();
  return {
    print: printMarkdown,
    ...options,
    parts: new Map(),
    texts: readSiteTexts(language),
    titles: readPageNames(language),
    pages: new Map(pages.map((page) => [page.id, page])),
    createResolveApi: (docsDir) => {
      const resolve = createResolve({ docsDir, language });
      return (address) => {
        const found = resolve(address);
        return found?.startsWith('/') ? siteUrl + found : found;
      };
    },
    getGuideLinks: (docsDir) => {
      const known =
        guideLinks.get(docsDir) ?? createGuideLinks(readGuidesIn(docsDir, language));
      guideLinks.set(docsDir, known);
      return known;
    },
  };
}
