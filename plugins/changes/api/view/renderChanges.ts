import { CHANGES_SCHEMA_FILE } from '../../../../content/api-changes/changesSchema';
import { BASE_URLS, DEFAULT_LANGUAGE } from '../../../../src/config/languages';
import { escapeHtml } from '../../../../src/lib/escapeHtml';
import { getChangesPath } from '../../../../src/lib/apiPaths';
import { getDocId } from '../../../../src/lib/docPaths';
import type { ApiChange, ProductDiff } from '../../../../src/types/apiChange';
import type { ProductFolder } from '../../../../src/types/page';
import { fill } from '../../../api-reference/view/labels';
import { renderCode } from '../../../api-reference/view/renderMembers';
import {
  createContext,
  finish,
  type RenderedView,
  type RenderOptions,
} from '../../../api-reference/view/renderPage';
import { renderHeading, renderSection } from '../../../api-reference/view/renderSections';
import { renderTable } from '../../../api-reference/view/renderTable';
import { renderToolbar } from '../../../api-reference/view/renderToolbar';
import { renderLink, type ViewContext } from '../../../api-reference/view/viewContext';
import type { EntryLinks } from '../createEntryLinks';
import { CHANGE_KINDS, sortChanges } from '../sortChanges';
import { renderChangeRow } from './renderChangeRow';
import { renderFacets } from './renderFacets';

export interface ChangesOptions extends RenderOptions {
  from: number;
  to: number;
  links: EntryLinks;
}

/** Ids of the sections. */
const SECTION_IDS: Record<ApiChange['kind'], string> = {
  component: 'components',
  prop: 'props',
  slot: 'slots',
  class: 'classes',
  event: 'events',
  method: 'methods',
  hook: 'hooks',
  value: 'values',
  type: 'types',
  member: 'members',
};

/**
 * Renders a changes page: a table for each kind of entry, and filters for all of them.
 */
export async function renderChanges(
  diff: ProductDiff,
  options: ChangesOptions,
): Promise<RenderedView> {
  const context = createContext(options);
  const { changes: texts } = context;
  const sections: string[] = [];
  for (const kind of CHANGE_KINDS) {
    const changes = sortChanges(diff.changes.filter((each) => each.kind === kind));
    if (changes.length > 0)
      sections.push(await renderKind(kind, changes, options.links, context));
  }
  const toolbar = renderToolbar(diff.changes.length, [], context, {
    filter: texts.filter,
    nothing: texts.noMatch,
    facets: renderFacets(diff.changes, texts),
  });
  return finish(
    context,
    [renderSource(diff, options, context), toolbar, ...sections].join(''),
  );
}

async function renderKind(
  kind: ApiChange['kind'],
  changes: readonly ApiChange[],
  links: EntryLinks,
  context: ViewContext,
): Promise<string> {
  const { kinds, heads } = context.changes;
  const { id, html } = renderHeading(SECTION_IDS[kind], kinds[kind], context);
  const rows = [];
  for (const change of changes) rows.push(await renderChangeRow(change, links, context));
  const table = renderTable(
    {
      kind: 'changes',
      labelledBy: id,
      heads: [heads.name, heads.change, heads.step, heads.where],
      rows,
    },
    context,
  );
  return renderSection(html, table);
}

/**
 * Renders the compared packages, the link to the migration guide, and the link to the
 * data.
 */
function renderSource(
  { product, from: before, to: after }: ProductDiff,
  { from, to }: ChangesOptions,
  context: ViewContext,
): string {
  const { changes: texts, labels } = context;
  const toList = (packages: readonly string[]) =>
    packages
      .map((each) => {
        const at = each.lastIndexOf('@');
        const name = renderCode(each.slice(0, at));
        return fill(labels.version, { package: name, version: each.slice(at + 1) });
      })
      .join(', ');
  const guide = getGuidePath(product, from);
  const id = getDocId(guide);
  const title = fill(texts.guideLink, { from, to });
  const link = id === null ? '' : renderLink(context, guide, escapeHtml(title));
  const folder = BASE_URLS[DEFAULT_LANGUAGE];
  const data = `${folder}${getChangesPath(product, from, to)}`;
  const schema = data.replace(/[^/]+$/, CHANGES_SCHEMA_FILE);
  const files = [data, schema].map(
    (href) =>
      `<a href="${escapeHtml(href)}" data-native>${escapeHtml(href.split('/').at(-1) ?? '')}</a>`,
  );
  const facts = [
    [texts.packages, toList(before)],
    [texts.packagesTo, toList(after)],
    [texts.guide, link.startsWith('<a') ? link : ''],
    [labels.facts.data, files.join(', ')],
  ];
  const items = facts
    .filter(([, html]) => html !== '')
    .map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`);
  return `<dl class="api-facts">${items.join('')}</dl>`;
}

/** Address of the migration guide of a product from a major. */
export const getGuidePath = (product: ProductFolder, from: number): string =>
  `/x/migration/migration-${product.replace('date-', '')}-v${from}/`;
