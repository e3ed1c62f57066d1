import type { Redirect } from './Redirect';

/**
 * Turns a table of pages that moved on the same day into redirects.
 * @param since the day, as `2026-11-22`
 * @param table old address to new address
 */
export const dateRedirects = (
  since: string,
  table: Readonly<Record<string, string>>,
): Redirect[] => Object.entries(table).map(([from, to]) => ({ from, to, since }));
