import type { ApiChange } from '../../../../src/types/apiChange';
import type { ViewContext } from '../../../api-reference/view/viewContext';
import { getChangeAnchor } from '../createMarks';
import { describeObjects, isOfObject } from '../describeObjects';
import type { FindReplacement, Replacement } from '../readReplacements';
import type { EntryLinks } from '../createEntryLinks';
import { renderGuide } from './renderReplacement';
import { renderName, renderStep } from './renderStep';

/** A type with another shape than before, which the upgrade guide explains. */
export interface Shape {
  change: ApiChange;
  guide: NonNullable<Replacement['guide']>;
}

/** Lists types that became objects, or no longer are, as far as the guide explains them. */
export function listShapes(
  changes: readonly ApiChange[],
  findReplacement: FindReplacement,
): Shape[] {
  return describeObjects(changes.filter(isOfObject), changes).flatMap((change) => {
    const guide = findReplacement(change)?.guide;
    return guide ? [{ change, guide }] : [];
  });
}

/**
 * Renders the shapes, before and after, of the types that a change refers to: their names
 * alone do not say what code has to change.
 */
export function renderShapes(
  { kind, name, change, from, to }: ApiChange,
  shapes: readonly Shape[],
  links: EntryLinks,
  context: ViewContext,
): string {
  if (change !== 'type changed') return '';
  return shapes
    .map(({ change: type, guide }) => {
      if (kind === 'type' && name === type.name) return renderGuide(guide, context);
      if (!new RegExp(`\\b${type.name}\\b`).test(`${from} ${to}`)) return '';
      const own = `<a href="#${getChangeAnchor(type)}">${renderName(type.name)}</a>`;
      return `<div>${own}: ${renderStep(type, links, context)}</div>${renderGuide(guide, context)}`;
    })
    .join('');
}
