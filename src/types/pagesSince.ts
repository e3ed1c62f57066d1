/**
 * For each page, the first major that has it, by section: lists of `[major, pages]`,
 * where page names are one string, separated by spaces. The version menu is in the script
 * of every page, so this is compact.
 */
export type PagesSince = Readonly<
  Record<string, readonly (readonly [since: number, pages: string])[]>
>;
