import { BREAKING, mayBreak } from '../../content/api-changes/mayBreak';
import type { ApiChange } from '../../src/types/apiChange';

/**
 * The changes that an answer is about.
 * @param name of an export or a member; without one what may break code, the surest first
 * @param all also what needs no change in code
 */
export const selectChanges = (
  changes: readonly ApiChange[],
  name: string | undefined,
  all: boolean,
): ApiChange[] =>
  name === undefined
    ? changes.filter((change) => all || mayBreak(change)).sort(bySeverity)
    : changes.filter((change) => concerns(change, name));

const bySeverity = (a: ApiChange, b: ApiChange): number =>
  getSeverity(a) - getSeverity(b);

/** Position among what may break code; what does not comes last. */
function getSeverity({ change }: ApiChange): number {
  const at = BREAKING.indexOf(change);
  return at < 0 ? BREAKING.length : at;
}

const concerns = (change: ApiChange, name: string): boolean =>
  [change.name, change.to, ...change.in].some(
    (each) => each?.toLowerCase() === name.toLowerCase(),
  );
