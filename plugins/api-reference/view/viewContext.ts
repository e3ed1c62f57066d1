import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { Resolve } from './createResolve';
import type { ViewLabels } from './labels';
import type { ApiTocItem } from '../../../src/types/api';

/** What the parts of a page need, and what they report. */
export interface ViewContext {
  labels: ViewLabels;
  resolve: Resolve;
  /** Type names with a page: name to address. */
  links: Readonly<Record<string, string>>;
  /** Type names that are defined on the page. */
  types: Readonly<Record<string, string>>;
  /** Stands before every id, for pages with several components. */
  prefix: string;
  /** Level of the sections' headings. */
  level: number;
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

/** A link to a page, or the plain content where there is none. */
export function renderLink(
  context: ViewContext,
  address: string,
  content: string,
): string {
  const href = context.resolve(address);
  if (href === null) return content;
  if (href.startsWith('/')) context.hrefs.add(href);
  const external = /^https?:/.test(href) ? ' target="_blank" rel="noopener"' : '';
  return `<a href="${escapeHtml(href)}"${external}>${content}</a>`;
}
