import type { ApiPage } from '../../../src/types/api';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { highlightCode } from '../../mdx/highlightCode';
import { addAnchor, type ViewContext } from './viewContext';

/** The styles switch between as many. */
export const MAX_IMPORTS = 4;

/**
 * Renders the imports of an entry in one line: a field that selects the package, which the
 * import beside it names, and a button that copies the import. The styles follow the field,
 * so it needs no script. Whole packages, from which the guides import, come before their
 * modules.
 */
export function renderImports(page: ApiPage, context: ViewContext): string {
  const imports = [...page.imports].sort((a, b) => countSlashes(a) - countSlashes(b));
  if (imports.length === 0) return '';
  const { labels } = context;
  const options = imports.map(
    (line) => `<option>${escapeHtml(/'([^']+)'/.exec(line)?.[1] ?? line)}</option>`,
  );
  const field = `<label class="api-from"><span class="api-select">${labels.line.package}</span><select dir="ltr" autocomplete="off">${options.join('')}</select></label>`;
  const lines = imports.map((line) => {
    const code = highlightCode(line, 'tsx');
    return `<div class="api-code" dir="ltr" data-code-block=""><pre dir="ltr" tabindex="0"><code translate="no">${code}</code></pre><button type="button" class="api-copy" data-copy="" data-copied="${labels.copied}" aria-live="polite">${labels.copy}</button></div>`;
  });
  return `<div class="api-imports" id="${addAnchor(context, 'import')}">${imports.length > 1 ? field : ''}${lines.join('')}</div>`;
}

const countSlashes = (line: string): number => line.split('/').length;
