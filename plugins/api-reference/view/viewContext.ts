import type { Titles } from '../../../content/nav/readTitles';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { ApiTocItem } from '../../../src/types/apiModule';
import type { SiteTexts } from '../../../src/types/siteTexts';
import type { ChangeMark } from '../../changes/api/createMarks';
import type { PageMarks } from '../../changes/api/createPageMarks';
import type { GuideLink } from '../guides/createGuideLinks';
import type { FindGridProp } from '../read/createFindGridProp';
import type { Resolve } from './createResolve';
import { fill, type ViewLabels } from './labels';

/** Guides about the page and about its members. */
export interface GuidesOf {
  page: readonly GuideLink[];
  ofMember: (name: string) => readonly GuideLink[];
}

export const NO_GUIDES: GuidesOf = { page: [], ofMember: () => [] };

/** The input of the parts of a page, and the data they collect. */
export interface ViewContext {
  labels: ViewLabels;
  /**
   * `lang` attribute of texts from the packages, with a leading space; empty on English
   * pages.
   */
  foreign: string;
  resolve: Resolve;
  findGridProp: FindGridProp;
  /** Addresses of type names that have a page. */
  links: Readonly<Record<string, string>>;
  /** Type names that are defined on the page. */
  types: Readonly<Record<string, string>>;
  /** Prefix of every id, for pages with several components. */
  prefix: string;
  /** Heading level of the sections. */
  level: number;
  /** Guides that explain the entries of the page. */
  guides: GuidesOf;
  /** Texts about changes between majors. */
  changes: SiteTexts['apiChanges'];
  /** Marks of entries that are new or changed in this version. */
  marks: PageMarks;
  /** Titles of guides in the language of the page, by pathname. */
  titles: Titles;
  toc: ApiTocItem[];
  anchors: string[];
  hrefs: Set<string>;
}

/** Creates an id on the page and registers it with the broken anchor check. */
export function addAnchor(context: ViewContext, name: string): string {
  const id = `${context.prefix}${name.replace(/\s+/g, '-')}`;
  context.anchors.push(id);
  return escapeHtml(id);
}

/**
 * Renders a link to a page, or the plain content if there is no such page.
 * @param anchor section of a guide; addresses of the reference already include their
 *   anchor
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

/** Renders "New in v8" or "Changed in v8", linked to the entry on the changes page. */
export function renderMark(mark: ChangeMark | null, context: ViewContext): string {
  if (!mark) return '';
  const texts = context.changes;
  const text = fill(mark.isNew ? texts.isNew : texts.isChanged, { to: mark.major });
  const hint = mark.changes.map((each) => texts.changes[each]).join(', ');
  const link = renderLink(context, mark.address, escapeHtml(text));
  return ` <span class="api-since" title="${escapeHtml(hint)}">${link}</span>`;
}
