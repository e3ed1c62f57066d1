import { API_LAYOUTS } from '../../../src/config/api';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import type { ApiTocItem } from '../../../src/types/apiModule';
import type { ViewContext } from './viewContext';

/** Filter, layouts and links to the sections. The texts that a script needs are attributes. */
export function renderToolbar(
  total: number,
  sections: readonly ApiTocItem[],
  { labels, prefix }: ViewContext,
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
    nothing: labels.nothing,
    copied: labels.linkCopied,
  };
  const data = Object.entries(texts)
    .map(([name, text]) => `data-${name}="${escapeHtml(text)}"`)
    .join(' ');
  return `<div class="api-toolbar" data-total="${total}" ${data}><input type="search" id="${id}" autocomplete="off" spellcheck="false" aria-label="${labels.filter}" aria-keyshortcuts="/" placeholder="${labels.filter}" title="${labels.filterHint}"><kbd aria-hidden="true">/</kbd><span class="api-layouts" role="group" aria-label="${labels.layout}">${buttons.join('')}</span>${links.length > 1 ? `<nav aria-label="${labels.jumpTo}">${links.join('')}</nav>` : ''}<p class="api-count" role="status"></p></div>`;
}
