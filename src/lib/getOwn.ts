/**
 * Looks up a name that comes from elsewhere: an address, a type, a page. It may be that
 * of an inherited property, such as `toString`.
 * @returns undefined if the table has no such entry
 */
export const getOwn = <T>(
  table: Readonly<Record<string, T>>,
  name: string,
): T | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
