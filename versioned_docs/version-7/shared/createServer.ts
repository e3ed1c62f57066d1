import { queryRows, type Query } from './queryRows';
import { waitForServer } from './waitForServer';

interface ServerOptions {
  /** How long an answer takes, in milliseconds. */
  latency?: number;
  /** Whether a request fails; `count` is 1 for the first one. */
  fails?: (count: number) => boolean;
}

/** The rows from `start` up to and including `end`, or all of them. */
interface ListRequest extends Query {
  start?: number | string;
  end?: number;
}

interface ListAnswer<Row> {
  rows: Row[];
  /** Rows that pass the filter, on all pages. */
  rowCount: number;
}

/** Stands in for a server with a table: the same rows at every run, after a short wait. */
export function createServer<Row extends object>(
  table: readonly Row[],
  { latency = 400, fails = () => false }: ServerOptions = {},
) {
  let count = 0;
  return {
    /** @throws Error when the request fails, an `AbortError` when the signal is aborted */
    async list(
      { start = 0, end = table.length, ...query }: ListRequest,
      signal?: AbortSignal,
    ): Promise<ListAnswer<Row>> {
      count += 1;
      const failing = fails(count);
      await waitForServer(latency, signal);
      if (failing) throw new Error('The server did not answer.');
      const rows = queryRows(table, query);
      const first = Number(start);
      return { rows: rows.slice(first, end + 1), rowCount: rows.length };
    },
  };
}
