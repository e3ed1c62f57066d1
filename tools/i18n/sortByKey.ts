/** Sorts entries by key, so that concurrent changes rarely conflict. */
export const sortByKey = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
