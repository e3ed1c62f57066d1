import type { ApiChange } from '../types/apiChange';

/**
 * Prints the members of an object type that were added or removed, as a type. The changes
 * list them as entries of their own.
 * @param type name of the type
 * @param changes of the product
 * @returns null if there are none
 */
export function printMembers(
  type: string,
  step: 'added' | 'removed',
  changes: readonly ApiChange[],
): string | null {
  const fields = changes
    .filter(
      (each) => each.kind === 'member' && each.change === step && each.in.includes(type),
    )
    .map((each) => `${each.name}: ${each.from ?? each.to}`);
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : null;
}
