import type { Language } from '../../src/config/languages';
import type { SiteTexts } from '../../src/types/siteTexts';
import { readPageNames } from '../../content/nav/readPageNames';
import type { Titles } from '../../content/nav/readTitles';
import { readSiteTexts } from '../../content/texts/readSiteTexts';
import {
  createGuideLinks,
  type GuideLinks,
} from '../api-reference/guides/createGuideLinks';
import { readGuidesIn } from '../api-reference/guides/readSectionedGuides';
import { createResolve } from '../api-reference/view/createResolve';
import { printMarkdown } from './markdown/markdown';
import type { SitePage } from './model';

/** The context shared by all pages. */
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
  /** Makes addresses in the reference data absolute; null if there is no such page. */
  createResolveApi: (docsDir: string) => (address: string) => string | null;
  /** Files of pictures that pages show, by their address; the build copies them there. */
  pictures: Map<string, string>;
  /** Components that tabs have shown, as Markdown by data file. */
  parts: Map<string, string>;
  /** Finds guides for entries of the reference. */
  getGuideLinks: (docsDir: string) => GuideLinks;
  /** Prints nodes as Markdown. */
  print: typeof printMarkdown;
}

interface ContextOptions
  extends Pick<SiteContext, 'siteDir' | 'siteUrl' | 'language' | 'packageVersions'> {
  pages: readonly SitePage[];
  /** Defaults to `printMarkdown`. */
  print?: SiteContext['print'];
}

/**
 * Creates the context for writing pages; expensive parts are computed once, on first use.
 */
export function createSiteContext({ pages, ...options }: ContextOptions): SiteContext {
  const { siteUrl, language } = options;
  const guideLinks = new Map<string, GuideLinks>();
  return {
    print: printMarkdown,
    ...options,
    parts: new Map(),
    pictures: new Map(),
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
