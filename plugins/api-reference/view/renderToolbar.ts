import { API_LAYOUTS } from '../../../src/config/api';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { ApiTocItem } from '../../../src/types/apiModule';
import type { ViewContext } from './viewContext';

/** What a page with filters of its own says in place of the usual. */
export interface Filters {
  /** Label of the field for text. */
  filter: string;
  /** Said where nothing matches. */
  nothing: string;
  /** HTML of further fields; the address of the page keeps what is chosen. */
  facets: string;
}

/**
 * Filter, layouts and links to the sections. The texts that a script needs are attributes.
 * @param own filters of the page beside the one by name
 */
export function renderToolbar(
  total: number,
  sections: readonly ApiTocItem[],
  { labels, prefix }: ViewContext,
  own?: Filters,
): string {
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
    nothing: own?.nothing ?? labels.nothing,
    copied: labels.linkCopied,
  };
  const label = escapeHtml(own?.filter ?? labels.filter);
  const data = Object.entries(texts)
    .map(([name, text]) => `data-${name}="${escapeHtml(text)}"`)
    .join(' ');
  const facets = own ? `<span class="api-facets">${own.facets}</span>` : '';
  return `<div class="api-toolbar" data-total="${total}"${own ? ' data-address' : ''} ${data}><input type="search" id="${id}" autocomplete="off" spellcheck="false" aria-label="${label}" aria-keyshortcuts="/" placeholder="${label}" title="${labels.filterHint}"><kbd aria-hidden="true">/</kbd>${facets}<span class="api-layouts" role="group" aria-label="${labels.layout}">${buttons.join('')}</span>${links.length > 1 ? `<nav aria-label="${labels.jumpTo}">${links.join('')}</nav>` : ''}<p class="api-count" role="status"></p></div>`;
}
