import { printMembers } from '../../../lib/printMembers';
import type { ApiChange, ProductDiff } from '../../../types/apiChange';

/**
 * Fills in the type of an object. The data have none, because the members of an object are
 * entries of their own; all of them are new if the type was not an object before. A type
 * that is only its own name says nothing, so it counts as unknown, too.
 */
export function describeObject(
  change: ApiChange,
  { changes }: Pick<ProductDiff, 'changes'>,
): ApiChange {
  const { kind, name, from, to } = change;
  if (kind !== 'type' || change.change !== 'type changed') return change;
  const print = (type: string | null, step: 'added' | 'removed'): string | null => {
    if (type === null) return printMembers(name, step, changes);
    return type.replace(/<.*/s, '') === name ? null : type;
  };
  return { ...change, from: print(from, 'removed'), to: print(to, 'added') };
}
