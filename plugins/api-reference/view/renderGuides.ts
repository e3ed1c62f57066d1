import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { ApiDemoPage } from '../../../src/types/api';
import type { GuideLink } from '../guides/createGuideLinks';
import { fill } from './labels';
import { renderLink, type ViewContext } from './viewContext';

const renderGuide = (
  context: ViewContext,
  { title, path, anchor }: GuideLink,
): string => {
  const shown = context.titles[path.replace(/\/$/, '')] ?? title;
  return renderLink(context, path, escapeHtml(shown), anchor);
};

/** Renders links to guides that explain a member; empty if there are none. */
export const renderGuides = (
  context: ViewContext,
  links: readonly GuideLink[],
): string =>
  links.length === 0
    ? ''
    : `<div class="api-guides">${context.labels.guides} ${links.map((link) => renderGuide(context, link)).join(', ')}</div>`;

/** Number of visible guides; the rest is collapsed. */
const MAX_SHOWN = 5;

/**
 * Renders the guides about a page, best first, and collapsed, other guides whose demos
 * use it.
 */
export function renderPageGuides(
  context: ViewContext,
  best: readonly GuideLink[],
  demos: readonly ApiDemoPage[],
): string {
  const known = new Set(best.map(({ path }) => path));
  const all = [...best, ...demos.filter(({ path }) => !known.has(path))];
  const others = all.splice(best.length || MAX_SHOWN);
  const show = (links: readonly Omit<GuideLink, 'anchor'>[]) =>
    links.map((link) => renderGuide(context, { ...link, anchor: null })).join(', ');
  if (others.length === 0) return show(all);
  const summary = fill(context.labels.otherGuides, { n: others.length });
  return `${show(all)}<details><summary>${summary}</summary>${show(others)}</details>`;
}
