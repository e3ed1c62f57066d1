/**
 * Since which major pages are there, by section: lists of `[major, pages]`, where the names of
 * the pages stand in one text, parted by spaces. The menu of versions is in the script of every
 * page, so this is kept short.
 */
export type PagesSince = Readonly<
  Record<string, readonly (readonly [since: number, pages: string])[]>
>;
