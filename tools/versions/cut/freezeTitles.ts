import { walkNav } from '../../../content/nav/walkNav';
import type { NavSource } from '../../../src/types/nav';

/** Selects the translated titles that a navigation needs. */
export function freezeTitles(
  titles: Readonly<Record<string, string>>,
  sources: readonly NavSource[],
): Record<string, string> {
  const entries = walkNav(sources.flatMap((source) => source.entries));
  const names = new Set(entries.map(({ pathname }) => pathname));
  return Object.fromEntries(
    Object.entries(titles).filter(([pathname]) => names.has(pathname)),
  );
}
