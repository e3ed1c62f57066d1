import { aggregateValues } from './aggregateValues';
import { queryRows, type Query } from './queryRows';
import { waitForServer } from './waitForServer';

interface GroupServerOptions {
  /** How long an answer takes, in milliseconds. */
  latency?: number;
  /** Whether a request fails; `count` is 1 for the first one, `keys` names the group. */
  fails?: (count: number, keys: readonly string[]) => boolean;
}

interface GroupRequest extends Query {
  /** Fields to group by, from the outside to the inside. */
  groupFields?: readonly string[];
  /** The group whose content is wanted, from the outside to the inside. */
  groupKeys?: readonly string[];
  /** The name of a function for each field to aggregate. */
  aggregationModel?: Readonly<Record<string, string>>;
  start?: number | string;
  end?: number;
}

/** What the server adds to a row that stands for a group. */
export interface GroupInfo {
  /** The value that the rows of the group share; missing in other rows. */
  groupKey?: string;
  /** Groups or rows directly inside. */
  childCount?: number;
  aggregates?: Record<string, number>;
}

interface GroupAnswer {
  /** Groups, or rows of the table. */
  rows: (GroupInfo & { id: number | string })[];
  rowCount?: number;
  /** Aggregates over all rows that pass the filter. */
  aggregateRow: GroupInfo;
}

const textOf = (row: object, field: string): string =>
  String((row as Record<string, unknown>)[field]);

/** Stands in for a server that groups and aggregates a table, one level per request. */
export function createGroupServer<Row extends { id: number }>(
  table: readonly Row[],
  { latency = 400, fails = () => false }: GroupServerOptions = {},
) {
  let count = 0;

  return {
    /** @throws Error when the request fails, an `AbortError` when the signal is aborted */
    async list(
      {
        groupFields = [],
        groupKeys = [],
        aggregationModel = {},
        start = 0,
        end = table.length,
        ...query
      }: GroupRequest,
      signal?: AbortSignal,
    ): Promise<GroupAnswer> {
      count += 1;
      const failing = fails(count, groupKeys);
      await waitForServer(latency, signal);
      if (failing) throw new Error('The server did not answer.');
      const passing = queryRows(table, query);
      const inside = passing.filter((row) =>
        groupKeys.every((key, depth) => textOf(row, groupFields[depth] ?? '') === key),
      );
      const first = Number(start);
      const aggregateRow = { aggregates: aggregateValues(passing, aggregationModel) };
      const field = groupFields[groupKeys.length];
      if (field === undefined) {
        return groupKeys.length > 0
          ? { rows: inside, aggregateRow }
          : {
              rows: inside.slice(first, end + 1),
              rowCount: inside.length,
              aggregateRow,
            };
      }
      const keys = [...new Set(inside.map((row) => textOf(row, field)))];
      const rows = keys.map((groupKey) => {
        const members = inside.filter((row) => textOf(row, field) === groupKey);
        const next = groupFields[groupKeys.length + 1];
        const childCount = next
          ? new Set(members.map((row) => textOf(row, next))).size
          : members.length;
        return {
          id: [...groupKeys, groupKey].join(' / '),
          groupKey,
          childCount,
          aggregates: aggregateValues(members, aggregationModel),
        };
      });
      return groupKeys.length > 0
        ? { rows, aggregateRow }
        : { rows: rows.slice(first, end + 1), rowCount: rows.length, aggregateRow };
    },
  };
}
