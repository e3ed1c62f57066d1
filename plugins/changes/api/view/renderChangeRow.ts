import { escapeHtml } from '../../../../src/lib/escapeHtml';
import type { ApiChange } from '../../../../src/types/apiChange';
import { breakName } from '../../../api-reference/view/renderType';
import { fill } from '../../../api-reference/view/labels';
import { renderMarkdown } from '../../../api-reference/view/renderMarkdown';
import type { Row } from '../../../api-reference/view/renderTable';
import { renderLink, type ViewContext } from '../../../api-reference/view/viewContext';
import type { EntryLinks } from '../createEntryLinks';
import { getChangeAnchor } from '../createMarks';
import { toMarkdownNote } from '../toMarkdownNote';
import type { FindReplacement } from '../readReplacements';
import { getFacetValues } from './renderFacets';
import { renderReplacement } from './renderReplacement';
import { renderShapes, type Shape } from './renderShapes';
import { renderStep } from './renderStep';

/** Number of visible owners; the others are collapsed. */
const MAX_OWNERS = 6;

/** Where the details of changes are. */
export interface ChangeSources {
  links: EntryLinks;
  findReplacement: FindReplacement;
}

/** What is known about all changes of the page. */
export interface RowSources extends ChangeSources {
  shapes: readonly Shape[];
}

/**
 * Renders a change as a row: its name, the kind of change, what replaces it or its states
 * before and after, and the owners.
 */
export async function renderChangeRow(
  change: ApiChange,
  { links, findReplacement, shapes }: RowSources,
  context: ViewContext,
): Promise<Row> {
  const { kind, name, in: owners, note } = change;
  const { changes } = context.changes;
  const isMember = owners.length > 0;
  const what = change.change.replaceAll(' ', '-');
  const page = isMember ? null : links.ofExport(name);
  const details =
    change.change === 'removed'
      ? await renderReplacement(findReplacement(change), context)
      : note
        ? await renderMarkdown(toMarkdownNote(note), context)
        : '';
  const shown = code(breakName(kind === 'class' ? `.${name}` : name));
  return {
    anchor: getChangeAnchor(change),
    name,
    title: page === null ? shown : renderLink(context, page, shown),
    data: { ...getFacetValues(change), ...(isMember && { of: owners.join(' ') }) },
    cells: [
      `<span class="api-change api-change-${what}">${escapeHtml(changes[change.change])}</span>`,
      renderStep(change, links, context) +
        renderShapes(change, shapes, links, context) +
        details,
      renderOwners(change, links, context),
    ],
  };
}

const code = (html: string) => `<code dir="ltr" translate="no">${html}</code>`;

/** A name that does not fit starts on a line of its own, before it breaks. */
const listNames = (names: readonly string[]): string =>
  names
    .map((name, index) => {
      const comma = index < names.length - 1 ? ',' : '';
      return `<span class="api-owner">${name}${comma}</span>`;
    })
    .join(' ');

function renderOwners(
  { kind, name, to, change, in: owners }: ApiChange,
  links: EntryLinks,
  context: ViewContext,
): string {
  const present = change === 'renamed' ? (to ?? name) : name;
  const items = owners.map((owner) => {
    const address = links.ofMember(owner, kind, present);
    const shown = code(breakName(owner));
    return address === null ? shown : renderLink(context, address, shown);
  });
  if (items.length === 0) return '';
  const first = listNames(items.slice(0, MAX_OWNERS));
  const rest = items.slice(MAX_OWNERS);
  if (rest.length === 0) return `<div>${first}</div>`;
  const summary = fill(context.changes.more, { n: rest.length });
  return `<div>${first}</div><details><summary>${escapeHtml(summary)}</summary><div>${listNames(rest)}</div></details>`;
}
