/** The same entries in the order of their keys, so that changes of several people seldom meet. */
export const sortByKey = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(entries).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
