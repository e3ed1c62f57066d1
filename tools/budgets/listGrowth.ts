import type { ModuleSizes } from './listModules';

/** How many modules a message names. */
const MOST = 12;

/**
 * The modules that grew or are new since the budgets were accepted, the largest growth first.
 * @returns a line for each; none if nothing grew
 */
export function listGrowth(now: ModuleSizes, then: ModuleSizes): string[] {
  const grown = Object.entries(now)
    .map(([name, size]) => ({
      name,
      more: size - (then[name] ?? 0),
      isNew: !(name in then),
    }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  const lines = grown
    .slice(0, MOST)
    .map(({ name, more, isNew }) => `  +${more} ${name}${isNew ? ' (new)' : ''}`);
  const rest = grown.length - lines.length;
  return rest > 0 ? [...lines, `  and ${rest} more`] : lines;
}
