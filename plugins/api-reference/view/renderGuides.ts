import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { ApiDemoPage, ApiPage } from '../../../src/types/api';
import type { GuideLink } from '../guides/createGuideLinks';
import { fill } from './labels';
import { renderHeading } from './renderHeading';
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
    : `<div class="api-guides">${context.labels.guides}${links.map((link) => renderGuide(context, link)).join(context.labels.separator)}</div>`;

/** Number of visible guides; the rest is collapsed. */
const MAX_SHOWN = 5;

/**
 * Renders the guides about a page, best first, and collapsed, other guides whose demos
 * use it.
 */
export function renderPageGuides({ demos }: ApiPage, context: ViewContext): string {
  const best = context.guides.page;
  const known = new Set(best.map(({ path }) => path));
  const all = [...best, ...demos.filter(({ path }) => !known.has(path))];
  if (all.length === 0) return '';
  const others = all.splice(best.length || MAX_SHOWN);
  const { facts, otherGuides } = context.labels;
  const { html } = renderHeading('demos', facts.demos, context);
  const shown = all.map((guide) => `<li>${renderWhole(context, guide)}</li>`).join('');
  const rest = others
    .map((guide) => renderWhole(context, guide))
    .join(context.labels.separator);
  const summary = fill(otherGuides, { n: others.length });
  const more = rest && `<details><summary>${summary}</summary>${rest}</details>`;
  return `<section class="api-page-guides">${html}<ul>${shown}</ul>${more}</section>`;
}

const renderWhole = (context: ViewContext, { title, path }: ApiDemoPage): string =>
  renderGuide(context, { title, path, anchor: null });
