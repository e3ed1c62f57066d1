import { CHANGES_SCHEMA_FILE } from '../../../../content/api-changes/changesSchema';
import { OWN_VERSION } from '../../../../src/config/versions';
import { escapeHtml } from '../../../../src/lib/escapeHtml';
import { getChangesPath } from '../../../../src/lib/apiPaths';
import type { ApiChange, ProductDiff } from '../../../../src/types/apiChange';
import { fill } from '../../../api-reference/view/labels';
import { renderData, renderLine } from '../../../api-reference/view/renderFacts';
import {
  createContext,
  finish,
  type RenderedView,
  type RenderOptions,
} from '../../../api-reference/view/renderPage';
import { renderHeading } from '../../../api-reference/view/renderHeading';
import { renderTable } from '../../../api-reference/view/renderTable';
import { renderToolbar } from '../../../api-reference/view/renderToolbar';
import { renderLink, type ViewContext } from '../../../api-reference/view/viewContext';
import { describeObjects } from '../describeObjects';
import { getGuidePath } from '../readReplacements';
import { CHANGE_KINDS, CHANGE_ORDER, sortChanges } from '../sortChanges';
import { renderChangeRow, type ChangeSources, type RowSources } from './renderChangeRow';
import { renderFacets, toValue } from './renderFacets';
import { listShapes } from './renderShapes';
import { renderArrow } from './renderStep';

export interface ChangesOptions extends RenderOptions, ChangeSources {
  from: number;
  to: number;
}

/** Page of the upgrade check; earlier versions have none. */
const CHECK_PATH = '/x/migration/check/';

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
 * Renders a changes page: a collapsed table for each kind of entry, and filters for all of
 * them.
 */
export async function renderChanges(
  diff: ProductDiff,
  options: ChangesOptions,
): Promise<RenderedView> {
  const context = createContext(options);
  const { changes: texts } = context;
  const sections: string[] = [];
  const all = describeObjects(diff.changes);
  const shapes = listShapes(diff.changes, options.findReplacement);
  for (const kind of CHANGE_KINDS) {
    const changes = sortChanges(all.filter((each) => each.kind === kind));
    if (changes.length > 0)
      sections.push(await renderKind(kind, changes, { ...options, shapes }, context));
  }
  const toolbar = renderToolbar(diff.changes.length, [], context, {
    own: {
      filter: texts.filter,
      nothing: texts.noMatch,
      facets: renderFacets(diff.changes, texts),
    },
  });
  return finish(
    context,
    [renderSource(diff, options, context), toolbar, ...sections].join(''),
  );
}

async function renderKind(
  kind: ApiChange['kind'],
  changes: readonly ApiChange[],
  sources: RowSources,
  context: ViewContext,
): Promise<string> {
  const { kinds, heads } = context.changes;
  const { id, html } = renderHeading(SECTION_IDS[kind], kinds[kind], context);
  const rows = [];
  for (const change of changes)
    rows.push(await renderChangeRow(change, sources, context));
  // Exports have no owners, so the section needs no column for them.
  const isOwned = changes.some((change) => change.in.length > 0);
  const table = renderTable(
    {
      kind: 'changes',
      labelledBy: id,
      heads: [heads.name, heads.change, heads.step, ...(isOwned ? [heads.where] : [])],
      rows: isOwned
        ? rows
        : rows.map((row) => ({ ...row, cells: row.cells.slice(0, 2) })),
    },
    context,
  );
  return `<details class="api-section"><summary>${html}${renderCounts(changes, context)}</summary>${table}</details>`;
}

/**
 * Renders how many changes of each kind a section has, in the order of its rows. The filter
 * of the page updates the numbers.
 */
function renderCounts(changes: readonly ApiChange[], context: ViewContext): string {
  const counts = new Map<string, number>();
  for (const { change } of changes) counts.set(change, (counts.get(change) ?? 0) + 1);
  const parts = CHANGE_ORDER.flatMap((change) => {
    const n = counts.get(change);
    const text = escapeHtml(context.changes.changes[change]);
    return n ? [`<span data-count="${toValue(change)}">${text} <b>${n}</b></span>`] : [];
  });
  return `<span class="api-counts">${parts.join(' ')}</span>`;
}

/** Renders the compared versions, and links to the upgrade guide, the check and the data. */
function renderSource(
  { product, from: before, to: after }: ProductDiff,
  { from, to }: ChangesOptions,
  context: ViewContext,
): string {
  const { changes: texts, labels } = context;
  const guide = getGuidePath(product, from);
  const title = escapeHtml(fill(texts.guideLink, { from, to }));
  const link = renderLink(context, guide, title);
  const checkTitle = escapeHtml(texts.check);
  // The check knows only the step to the documented major.
  const check =
    to === OWN_VERSION.major ? renderLink(context, CHECK_PATH, checkTitle) : checkTitle;
  const data = `/x/${getChangesPath(product, from, to)}`;
  const schema = data.replace(/[^/]+$/, CHANGES_SCHEMA_FILE);
  return renderLine(
    [
      ['guide', link === title ? null : `<strong>${link}</strong>`],
      ['check', check === checkTitle ? null : check],
      ['packages', listVersions(before) + renderArrow(context) + listVersions(after)],
      ['data', renderData(data, labels.line.json)],
      ['schema', renderData(schema, texts.schema)],
    ],
    context,
  );
}

/** The version of all packages, or each package with its own. */
function listVersions(packages: readonly string[]): string {
  const versions = new Set(packages.map((each) => each.slice(each.lastIndexOf('@') + 1)));
  return escapeHtml([...(versions.size === 1 ? versions : packages)].join(', '));
}
