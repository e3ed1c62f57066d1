import { queryRows, type Query } from './queryRows';
import { waitForServer } from './waitForServer';

interface TreeEntry {
  id: number | string;
  /** The entry above, or nothing at the top. */
  parentId?: number | string;
  /** Different from the names beside it. */
  name: string;
}

interface TreeServerOptions {
  /** How long an answer takes, in milliseconds. */
  latency?: number;
  /** Whether a request fails; `count` is 1 for the first one, `path` names the parent. */
  fails?: (count: number, path: readonly string[]) => boolean;
}

interface ChildrenRequest extends Query {
  /** Names from the top down to the parent; none asks for the top level. */
  path?: readonly string[];
  start?: number | string;
  end?: number;
}

/**
 * Stands in for a server with a tree: it sends the children of one entry at a time, each with the
 * number of its own children. A filter keeps entries that pass, and those above them.
 */
export function createTreeServer<Entry extends TreeEntry>(
  entries: readonly Entry[],
  { latency = 400, fails = () => false }: TreeServerOptions = {},
) {
  let count = 0;

  const childrenOf = (parentId: TreeEntry['id'] | undefined, kept: readonly Entry[]) =>
    kept.filter((entry) => entry.parentId === parentId);

  /** Entries that pass the filter, and their ancestors. */
  function keepPassing(query: Query): readonly Entry[] {
    const kept = new Set<TreeEntry['id'] | undefined>();
    for (const passing of queryRows(entries, { filterModel: query.filterModel })) {
      let entry: Entry | undefined = passing;
      while (entry && !kept.has(entry.id)) {
        const { id, parentId }: Entry = entry;
        kept.add(id);
        entry = entries.find((each) => each.id === parentId);
      }
    }
    return entries.filter(({ id }) => kept.has(id));
  }

  return {
    /** @throws Error when the request fails, an `AbortError` when the signal is aborted */
    async children(
      { path = [], start = 0, end = entries.length, ...query }: ChildrenRequest,
      signal?: AbortSignal,
    ): Promise<{ rows: (Entry & { childCount: number })[]; rowCount: number }> {
      count += 1;
      const failing = fails(count, path);
      await waitForServer(latency, signal);
      if (failing) throw new Error('The server did not answer.');
      const kept = keepPassing(query);
      const parentId = path.reduce<TreeEntry['id'] | undefined>(
        (id, name) => childrenOf(id, entries).find((entry) => entry.name === name)?.id,
        undefined,
      );
      const rows = queryRows(childrenOf(parentId, kept), { sortModel: query.sortModel });
      const first = Number(start);
      return {
        rows: rows.slice(first, end + 1).map((entry) => ({
          ...entry,
          childCount: childrenOf(entry.id, kept).length,
        })),
        rowCount: rows.length,
      };
    },
  };
}
