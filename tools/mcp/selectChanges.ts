import { BREAKING, mayBreak } from '../../content/api-changes/mayBreak';
import type { ApiChange } from '../../src/types/apiChange';

/**
 * Selects the changes for an answer.
 * @param name of an export or a member; if absent, all changes that may break code, the
 *   most certain ones first
 * @param all whether to include changes that do not affect code
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

/** Rank among the changes that may break code; other changes come last. */
function getSeverity({ change }: ApiChange): number {
  const at = BREAKING.indexOf(change);
  return at < 0 ? BREAKING.length : at;
}

const concerns = (change: ApiChange, name: string): boolean =>
  [change.name, change.to, ...change.in].some(
    (each) => each?.toLowerCase() === name.toLowerCase(),
  );
