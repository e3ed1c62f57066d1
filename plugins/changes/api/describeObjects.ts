import { printMembers } from '../../../src/lib/printMembers';
import type { ApiChange } from '../../../src/types/apiChange';

/**
 * Fills in the types of objects. The data have none, because the members of an object are
 * entries of their own; all of them are new if the type was not an object before.
 * @param all the changes of the product
 */
export const describeObjects = (
  changes: readonly ApiChange[],
  all: readonly ApiChange[] = changes,
): ApiChange[] =>
  changes.map((change) => {
    if (!isOfObject(change)) return change;
    const print = (step: 'added' | 'removed') =>
      printMembers(change.name, step, all) ?? 'object';
    return {
      ...change,
      from: change.from ?? print('removed'),
      to: change.to ?? print('added'),
    };
  });

/** Whether an exported type became an object, or no longer is one. */
export const isOfObject = ({ kind, change, from, to }: ApiChange): boolean =>
  kind === 'type' && change === 'type changed' && (from === null || to === null);
