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

/** Where guides explain a member; nothing if none does. */
export const renderGuides = (
  context: ViewContext,
  links: readonly GuideLink[],
): string =>
  links.length === 0
    ? ''
    : `<div class="api-guides">${context.labels.guides} ${links.map((link) => renderGuide(context, link)).join(', ')}</div>`;

/** The guides of a whole page, best first, and behind a summary the others whose demos use it. */
export function renderPageGuides(
  context: ViewContext,
  best: readonly GuideLink[],
  demos: readonly ApiDemoPage[],
): string {
  const known = new Set(best.map(({ path }) => path));
  const others = demos.filter(({ path }) => !known.has(path));
  const show = (links: readonly Omit<GuideLink, 'anchor'>[]) =>
    links.map((link) => renderGuide(context, { ...link, anchor: null })).join(', ');
  if (others.length === 0) return show(best);
  if (best.length === 0) return show(others);
  const summary = fill(context.labels.otherGuides, { n: others.length });
  return `${show(best)}<details><summary>${summary}</summary>${show(others)}</details>`;
}
