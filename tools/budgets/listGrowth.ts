import type { ModuleSizes } from './listModules';

/** Maximum number of modules in a message. */
const MOST = 12;

/**
 * Lists the modules that grew or were added since the budgets were accepted, largest
 * growth first.
 * @returns one line per module; empty if nothing grew
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
