import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { Titles } from '../../../content/nav/readTitles';
import type { SiteTexts } from '../../../src/types/siteTexts';
import type { PageMarks } from '../../changes/api/createPageMarks';
import type { GuideLink } from '../guides/createGuideLinks';
import type { Resolve } from './createResolve';
import type { ViewLabels } from './labels';
import type { ApiTocItem } from '../../../src/types/apiModule';

/** Guides of the page itself, and of one of its members. */
export interface GuidesOf {
  page: readonly GuideLink[];
  ofMember: (name: string) => readonly GuideLink[];
}

export const NO_GUIDES: GuidesOf = { page: [], ofMember: () => [] };

/** What the parts of a page need, and what they report. */
export interface ViewContext {
  labels: ViewLabels;
  /** Attribute of what comes from the packages, with a space before; empty on English pages. */
  foreign: string;
  resolve: Resolve;
  /** Type names with a page: name to address. */
  links: Readonly<Record<string, string>>;
  /** Type names that are defined on the page. */
  types: Readonly<Record<string, string>>;
  /** Stands before every id, for pages with several components. */
  prefix: string;
  /** Level of the sections' headings. */
  level: number;
  /** Where guides explain what the page lists. */
  guides: GuidesOf;
  /** Texts about changes between majors. */
  changes: SiteTexts['apiChanges'];
  /** What is new or changed in the version that is built. */
  marks: PageMarks;
  /** Titles of guides in the language of the page, by pathname. */
  titles: Titles;
  toc: ApiTocItem[];
  anchors: string[];
  hrefs: Set<string>;
}

/** An id of the page, which the checker of broken anchors accepts as a target. */
export function addAnchor(context: ViewContext, name: string): string {
  const id = `${context.prefix}${name.replace(/\s+/g, '-')}`;
  context.anchors.push(id);
  return escapeHtml(id);
}

/**
 * A link to a page, or the plain content where there is none.
 * @param anchor place in a guide of the site; addresses of the reference have theirs already
 */
export function renderLink(
  context: ViewContext,
  address: string,
  content: string,
  anchor: string | null = null,
): string {
  const page = context.resolve(address);
  if (page === null) return content;
  const href = anchor === null ? page : `${page}#${anchor}`;
  if (href.startsWith('/')) context.hrefs.add(href);
  const external = /^https?:/.test(href) ? ' target="_blank" rel="noopener"' : '';
  return `<a href="${escapeHtml(href)}"${external}>${content}</a>`;
}
