import type { ApiIndexEntry, ApiIndexProduct, ApiKind } from '../../../src/types/api';
import type { ChangesFile } from '../../../content/api-changes/listChangesFiles';
import type { ProductFolder } from '../../../src/types/page';
import { getPathnameOfDoc } from '../../../src/lib/docPaths';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { translateDescription } from '../write/describeExport';
import { fill } from './labels';
import {
  createContext,
  finish,
  type RenderedView,
  type RenderOptions,
} from './renderPage';
import { renderData, renderLine } from './renderFacts';
import { renderCode, renderPlan } from './renderMembers';
import { renderHeading, renderSection } from './renderHeading';
import { renderTable, type Row } from './renderTable';
import { renderToolbar } from './renderToolbar';
import { renderLink, type ViewContext } from './viewContext';

const KINDS: readonly ApiKind[] = ['component', 'interface', 'hook'];
const GROUP_IDS: Record<ApiKind, string> = {
  component: 'components',
  interface: 'interfaces',
  hook: 'hooks',
};

export interface IndexOptions extends RenderOptions {
  /** Changes pages of all products. */
  changes?: readonly ChangesFile[];
}

/**
 * Renders the index of a product: every component, interface and hook with its summary.
 */
export function renderIndex(
  product: ApiIndexProduct,
  options: IndexOptions,
): RenderedView {
  const context = createContext(options);
  const { labels } = context;
  const groups = KINDS.map((kind) =>
    renderGroup(
      kind,
      product.pages.filter((page) => page.kind === kind),
      product.product,
      context,
    ),
  );
  const packages = product.packages.map((name) =>
    fill(labels.version, { package: renderCode(name), version: product.version }),
  );
  const facts = renderLine(
    [
      ['packages', packages.join(', ')],
      ['data', renderData('/x/api/index.json', labels.line.json)],
      ['changes', renderChangesFact(product.product, options, context)],
    ],
    context,
  );
  const toolbar = renderToolbar(product.pages.length, context.toc, context);
  return finish(context, [facts, toolbar, ...groups].join(''));
}

/** Renders links to the changes in this version and in earlier ones. */
function renderChangesFact(
  product: ProductFolder,
  { changes = [] }: IndexOptions,
  context: ViewContext,
): string {
  return changes
    .filter((each) => each.product === product)
    .map(({ id, from, to }) =>
      renderLink(
        context,
        `${getPathnameOfDoc(id)}/`,
        escapeHtml(fill(context.changes.all, { from, to })),
      ),
    )
    .join(', ');
}

function renderGroup(
  kind: ApiKind,
  pages: readonly ApiIndexEntry[],
  product: ProductFolder,
  context: ViewContext,
): string {
  if (pages.length === 0) return '';
  const { heads, groups, line } = context.labels;
  const { id, html } = renderHeading(GROUP_IDS[kind], groups[kind], context);
  const rows = pages.map((page): Row => {
    const name = renderCode(page.name);
    return {
      anchor: `${kind}-${page.slug}`,
      name: page.name,
      title: renderLink(context, page.path, name),
      marks: renderPlan(page.plan, context),
      cells: [
        renderDescription({ ...page, product }, context),
        // The packages of higher plans have it, too.
        renderCode((page.packages[0] ?? '').replace(/^@mui\//, '')),
      ],
    };
  });
  const names = [heads.name, heads.description, line.package];
  return renderSection(
    html,
    renderTable({ kind: 'index', labelledBy: id, heads: names, rows }, context),
  );
}

function renderDescription(
  entry: ApiIndexEntry & { product: ProductFolder },
  { labels, foreign }: ViewContext,
): string {
  const text = translateDescription(entry, labels);
  const isForeign = foreign !== '' && text === entry.description;
  return isForeign ? `<span${foreign}>${escapeHtml(text)}</span>` : escapeHtml(text);
}
