import { escapeHtml } from '../../../../src/lib/escapeHtml';
import type { ApiChange } from '../../../../src/types/apiChange';
import type { Plan } from '../../../../src/types/page';
import { PACKAGES } from '../../../api-reference/constants';
import { renderPlan } from '../../../api-reference/view/renderMembers';
import { breakName, renderType } from '../../../api-reference/view/renderType';
import { renderLink, type ViewContext } from '../../../api-reference/view/viewContext';
import type { EntryLinks } from '../createEntryLinks';

/** Types that are longer than this in total are collapsed. */
const MAX_SHOWN = 260;

/** Renders the arrow between two states, which follows the direction of the page. */
export const renderArrow = ({ changes: { becomes } }: ViewContext): string =>
  ` <span class="api-becomes" role="img" aria-label="${escapeHtml(becomes)}">→</span> `;

/** Renders the states before and after a change. */
export function renderStep(
  change: ApiChange,
  links: EntryLinks,
  context: ViewContext,
): string {
  const { from, to } = change;
  const { changes: texts } = context;
  const arrow = renderArrow(context);
  if (change.change === 'renamed')
    return `${renderName(change.name)}${arrow}${renderTarget(change, links, context)}`;
  if (from === null && to === null) return '';
  if (change.change === 'added' || change.change === 'removed') {
    const value = from ?? to ?? '';
    // The packages of an export matter only if they require a plan.
    return change.in.length > 0
      ? renderType(value, context)
      : change.change === 'added'
        ? renderPlan(findPlan(value), context)
        : '';
  }
  const none = `<em>${escapeHtml(texts.none)}</em>`;
  const step = [from, to]
    .map((value) => (value === null || value === '' ? none : renderType(value, context)))
    .join(arrow);
  if ((from?.length ?? 0) + (to?.length ?? 0) <= MAX_SHOWN) return step;
  return `<details><summary>${escapeHtml(texts.long)}</summary><div>${step}</div></details>`;
}

/** The lowest plan whose package has an export; null for all plans. */
function findPlan(packages: string): Plan | null {
  const names = packages.split(', ');
  const level = PACKAGES.find(({ name }) => names.includes(name))?.level;
  return level === undefined || level === 'community' ? null : level;
}

export const renderName = (name: string): string =>
  `<code dir="ltr" translate="no">${breakName(name)}</code>`;

/** Renders the new name, linked if it is in the reference. */
function renderTarget(
  { kind, to, in: [owner] }: ApiChange,
  links: EntryLinks,
  context: ViewContext,
): string {
  const name = to ?? '';
  const address =
    owner === undefined ? links.ofExport(name) : links.ofMember(owner, kind, name);
  const shown = renderName(name);
  return address === null ? shown : renderLink(context, address, shown);
}
