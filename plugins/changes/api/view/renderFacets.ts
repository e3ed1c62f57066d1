import { mayBreak } from '../../../../content/api-changes/mayBreak';
import { escapeHtml } from '../../../../src/lib/escapeHtml';
import type { ApiChange } from '../../../../src/types/apiChange';
import type { SiteTexts } from '../../../../src/types/siteTexts';
import { CHANGE_KINDS, CHANGE_ORDER } from '../sortChanges';

/** Filter value for all changes that may break code. */
const BREAKING_VALUE = 'breaking';

/** Filter values of a row; multiple values are separated by spaces. */
export const getFacetValues = (change: ApiChange): { kind: string; change: string } => ({
  kind: change.kind,
  change: [toValue(change.change), ...(mayBreak(change) ? [BREAKING_VALUE] : [])].join(
    ' ',
  ),
});

/** The value of a kind of change in attributes. */
export const toValue = (change: string): string => change.replaceAll(' ', '-');

/**
 * Renders fields that filter the page by kind of entry and kind of change, with counts.
 */
export function renderFacets(
  changes: readonly ApiChange[],
  texts: SiteTexts['apiChanges'],
): string {
  const count = (isOf: (change: ApiChange) => boolean) => changes.filter(isOf).length;
  const kinds = CHANGE_KINDS.map((kind) => ({
    value: kind,
    label: texts.kinds[kind],
    n: count((each) => each.kind === kind),
  }));
  const steps = CHANGE_ORDER.map((step) => ({
    value: toValue(step),
    label: texts.changes[step],
    n: count(({ change }) => change === step),
  }));
  const breaking = { value: BREAKING_VALUE, label: texts.breaking, n: count(mayBreak) };
  return [
    renderField('kind', texts.kind, texts.allKinds, kinds),
    renderField('change', texts.change, texts.allChanges, [breaking, ...steps]),
  ].join('');
}

interface Choice {
  value: string;
  label: string;
  n: number;
}

/** Renders a field; options without entries are omitted. */
function renderField(name: string, label: string, all: string, list: Choice[]): string {
  const options = list
    .filter(({ n }) => n > 0)
    .map(
      ({ value, label: text, n }) =>
        `<option value="${value}">${escapeHtml(text)} (${n})</option>`,
    );
  return `<select class="api-select" name="${name}" aria-label="${escapeHtml(label)}" autocomplete="off"><option value="">${escapeHtml(all)}</option>${options.join('')}</select>`;
}
