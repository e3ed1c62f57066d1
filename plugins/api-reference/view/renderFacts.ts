import type { ApiPage } from '../../../src/types/api';
import { DEFAULT_LANGUAGE } from '../../../src/config/languages';
import { addBase } from '../../../src/lib/basePath';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { fill } from './labels';
import { renderPageGuides } from './renderGuides';
import { addAnchor, renderLink, renderMark, type ViewContext } from './viewContext';
import { renderPlan } from './renderMembers';

/**
 * Renders the facts about an entry: plan, packages, pages, ref, inheritance, theme,
 * source.
 */
export function renderFacts(page: ApiPage, context: ViewContext): string {
  const { labels } = context;
  const { facts } = labels;
  const code = (text: string) => `<code dir="ltr">${escapeHtml(text)}</code>`;
  const packages = page.packages.map((name) =>
    fill(labels.version, { package: code(name), version: page.version }),
  );
  const { inheritance } = page;
  const list: [anchor: string, title: string, html: string][] = [
    ['packages', facts.packages, packages.join(', ') + renderPlan(page.plan, context)],
    ['demos', facts.demos, renderPageGuides(context, context.guides.page, page.demos)],
    ['ref', facts.ref, page.ref && fill(labels.refText, { name: code(page.ref) })],
    [
      'inheritance',
      facts.inheritance,
      inheritance &&
        fill(inheritance.module === null ? labels.attributes : labels.propsOf, {
          name: inheritance.href
            ? renderLink(context, inheritance.href, code(inheritance.name))
            : code(inheritance.name),
        }),
    ],
    [
      'theme',
      facts.theme,
      page.themeName && fill(labels.themeText, { name: code(page.themeName) }),
    ],
    ['changes', context.changes.facts, renderChangesFact(page, context)],
    [
      'source',
      facts.source,
      page.source && renderLink(context, page.source, getFileName(page.source)),
    ],
    [
      'data',
      facts.data,
      `<a href="${escapeHtml(addBase(`/x/api/${page.product}/${page.slug}.json`, DEFAULT_LANGUAGE))}" data-native>${escapeHtml(page.slug)}.json</a>`,
    ],
  ].map(([anchor, title, html]) => [anchor ?? '', title ?? '', html ?? '']);
  const items = list
    .filter(([, , html]) => html !== '')
    .map(
      ([anchor, title, html]) =>
        `<div><dt id="${addAnchor(context, anchor)}">${title}</dt><dd>${html}</dd></div>`,
    );
  return `<dl class="api-facts">${items.join('')}</dl>`;
}

/**
 * Renders the link to all changes of the page, and whether the entry itself is new or
 * changed.
 */
function renderChangesFact({ name }: ApiPage, context: ViewContext): string {
  const { marks, changes } = context;
  if (!marks.list) return '';
  const { from, to, address } = marks.list;
  const text = escapeHtml(fill(changes.of, { name, from, to }));
  return renderLink(context, address, text) + renderMark(marks.page, context);
}

const getFileName = (address: string) => escapeHtml(address.split('/').at(-1) ?? address);
