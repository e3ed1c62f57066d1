import { API_LAYOUTS } from '../../../src/config/api';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { ApiTocItem } from '../../../src/types/apiModule';
import type { HigherPlan } from '../read/readHigherPlans';
import { renderHigherPlans } from './renderHigherPlans';
import type { ViewContext } from './viewContext';

/** Texts of a page with its own filters, instead of the default ones. */
export interface Filters {
  /** Label of the text field. */
  filter: string;
  /** Shown if nothing matches. */
  nothing: string;
  /** HTML of additional fields, whose values are stored in the URL. */
  facets: string;
}

/**
 * Renders the filter, the layout switch and links to the sections, and what is shown in
 * place of the rows if none matches. The texts that the script needs are attributes.
 * @param higher props of higher plans that the filter also finds
 * @param own filters of the page in addition to the name filter, in place of the layouts
 */
export function renderToolbar(
  total: number,
  sections: readonly ApiTocItem[],
  context: ViewContext,
  { higher = [], own }: { higher?: readonly HigherPlan[]; own?: Filters } = {},
): string {
  const { labels, prefix } = context;
  const id = `${prefix}api-filter`;
  const buttons = API_LAYOUTS.map(
    (layout) =>
      `<button type="button" data-layout="${layout}" aria-pressed="${layout === API_LAYOUTS[0]}">${labels.layouts[layout]}</button>`,
  );
  const links = sections.map(
    ({ id: target, value }) => `<a href="#${escapeHtml(target)}">${value}</a>`,
  );
  const texts = {
    shown: labels.shown,
    mentioned: labels.mentioned,
    copied: labels.linkCopied,
  };
  const label = escapeHtml(own?.filter ?? labels.filter);
  const data = Object.entries(texts)
    .map(([name, text]) => `data-${name}="${escapeHtml(text)}"`)
    .join(' ');
  const tools = own
    ? `<span class="api-facets">${own.facets}</span>`
    : `<span class="api-layouts" role="group" aria-label="${labels.layout}">${buttons.join('')}</span>`;
  const nothing = escapeHtml(own?.nothing ?? labels.nothing);
  return `<div class="api-toolbar" data-total="${total}"${context.prefix === '' ? ' data-address' : ''} ${data}><input type="search" id="${id}" autocomplete="off" spellcheck="false" aria-label="${label}" aria-keyshortcuts="/" placeholder="${label}" title="${labels.filterHint}"><kbd aria-hidden="true">/</kbd>${tools}${links.length > 1 ? `<nav aria-label="${labels.jumpTo}">${links.join('')}</nav>` : ''}<p class="api-count" role="status"></p>${renderHigherPlans(higher, context)}</div><p class="api-none" hidden>${nothing} <button type="button">${labels.clear}</button></p>`;
}
