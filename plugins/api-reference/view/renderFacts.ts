import type { ApiPage } from '../../../src/types/api';
import { DEFAULT_LANGUAGE } from '../../../src/config/languages';
import { addBase } from '../../../src/lib/basePath';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { fill } from './labels';
import { renderCode, renderPlan } from './renderMembers';
import { addAnchor, renderLink, renderMark, type ViewContext } from './viewContext';

/** Renders facts in a line. Those without HTML are omitted. */
export function renderLine(
  parts: readonly (readonly [anchor: string, html: string | null])[],
  context: ViewContext,
): string {
  const items = parts.flatMap(([anchor, html]) =>
    html ? [`<li id="${addAnchor(context, anchor)}">${html}</li>`] : [],
  );
  return `<ul class="api-facts">${items.join('')}</ul>`;
}

/** Renders a link to published data. */
export const renderData = (path: string, text: string): string =>
  `<a href="${escapeHtml(addBase(path, DEFAULT_LANGUAGE))}" data-native>${escapeHtml(text)}</a>`;

/**
 * Renders the facts about an entry in a line: plan, version, inheritance, ref, theme, and
 * links to its changes, source and data.
 */
export function renderFacts(page: ApiPage, context: ViewContext): string {
  const { labels } = context;
  const { line } = labels;
  const name = (text: string | null, label: string) =>
    text && fill(label, { name: renderCode(text) });
  return renderLine(
    [
      [
        'packages',
        renderVersion(page, context) +
          renderPlan(page.plan, context) +
          renderMark(context.marks.page, context),
      ],
      ['source', page.source && renderLink(context, page.source, labels.facts.source)],
      ['data', renderData(`/x/api/${page.product}/${page.slug}.json`, line.json)],
      ['changes', renderChangesFact(context)],
      ['inheritance', renderInheritance(page, context)],
      ['ref', name(page.ref, line.ref)],
      ['theme', name(page.themeName, line.theme)],
      ['language', context.foreign && escapeHtml(line.english)],
    ],
    context,
  );
}

/** The packages are in the imports; a name without imports is no longer exported. */
function renderVersion(
  { packages, version, imports }: ApiPage,
  { labels }: ViewContext,
): string {
  if (imports.length > 0) return fill(labels.line.version, { version });
  return packages
    .map((name) => fill(labels.version, { package: renderCode(name), version }))
    .join(', ');
}

function renderInheritance({ inheritance }: ApiPage, context: ViewContext): string {
  if (!inheritance) return '';
  const { name, module, href } = inheritance;
  const { line } = context.labels;
  const shown = module === null ? escapeHtml(name) : renderCode(name);
  return fill(module === null ? line.attributes : line.propsOf, {
    name: href ? renderLink(context, href, shown) : shown,
  });
}

/** Renders the link to all changes of the page and its members. */
function renderChangesFact(context: ViewContext): string {
  const { list } = context.marks;
  if (!list) return '';
  const text = escapeHtml(fill(context.changes.in, { to: list.to }));
  return renderLink(context, list.address, text);
}
