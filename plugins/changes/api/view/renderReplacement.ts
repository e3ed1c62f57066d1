import { escapeHtml } from '../../../../src/lib/escapeHtml';
import { renderMarkdown } from '../../../api-reference/view/renderMarkdown';
import { renderLink, type ViewContext } from '../../../api-reference/view/viewContext';
import type { Replacement } from '../readReplacements';

/** Renders what replaces something that was removed, with a link to the upgrade guide. */
export async function renderReplacement(
  replacement: Replacement | null,
  context: ViewContext,
): Promise<string> {
  if (!replacement) return '';
  const { text, guide, isTranslated } = replacement;
  const own = isTranslated ? { ...context, foreign: '' } : context;
  const html = await renderMarkdown(text.replace(LINK, '$1'), own);
  return guide ? html + renderGuide(guide, context) : html;
}

/** Renders a link to a section of the upgrade guide. */
export function renderGuide(
  { path, anchor }: NonNullable<Replacement['guide']>,
  context: ViewContext,
): string {
  const label = escapeHtml(context.changes.inGuide);
  return `<div class="api-guides">${renderLink(context, path, label, anchor)}</div>`;
}

/** Links in the guide are relative to it. */
const LINK = /\[([^\]]+)\]\([^)]*\)/g;
