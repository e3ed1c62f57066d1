import { aggregateValues } from '../../../shared/aggregateValues';
import { queryRows, type Query } from '../../../shared/queryRows';
import { waitForServer } from '../../../shared/waitForServer';

interface PivotRequest extends Query {
  pivotModel?: {
    rows: { field: string }[];
    columns: { field: string }[];
    values: { field: string; aggFunc: string }[];
  };
  /** The group whose content is wanted, from the outside to the inside. */
  groupKeys?: readonly string[];
  start?: number | string;
  end?: number;
}

interface PivotColumn {
  key: string;
  group: string;
  children?: PivotColumn[];
}

type Row = object;
export type PivotRow = Record<string, string | number>;

const textOf = (row: Row, field: string) =>
  String((row as Record<string, unknown>)[field]);
const valuesOf = (rows: Row[], field: string) =>
  [...new Set(rows.map((row) => textOf(row, field)))].sort();

/** The name of a figure in the rows of the answer, such as `2025/Online/revenue`. */
export const nameOf = (path: readonly string[], field: string) =>
  [...path, field].join('/');

/** Stands in for a server that pivots a table, one level of groups per request. */
export function createPivotServer(table: readonly Row[], latency = 400) {
  let requests = 0;

  return {
    countRequests: () => requests,
    /** @throws an `AbortError` when the signal is aborted */
    async list(request: PivotRequest, signal?: AbortSignal) {
      requests += 1;
      await waitForServer(latency, signal);
      const { pivotModel, groupKeys = [], start = 0, end = table.length } = request;
      if (!pivotModel) {
        const rows = queryRows(table, request);
        return { rows: rows.slice(Number(start), end + 1), rowCount: rows.length };
      }

      const passing = queryRows(table, { filterModel: request.filterModel });
      const groups = pivotModel.rows.map(({ field }) => field);
      const columns = pivotModel.columns.map(({ field }) => field);
      const inside = passing.filter((row) =>
        groupKeys.every((key, depth) => textOf(row, groups[depth]!) === key),
      );

      const figuresOf = (rows: Row[], path: string[] = []): PivotRow => {
        const field = columns[path.length];
        if (field !== undefined)
          return Object.assign(
            {},
            ...valuesOf(rows, field).map((key) =>
              figuresOf(
                rows.filter((row) => textOf(row, field) === key),
                [...path, key],
              ),
            ),
          );
        return Object.fromEntries(
          pivotModel.values.map(({ field: name, aggFunc }) => [
            nameOf(path, name),
            aggregateValues(rows, { [name]: aggFunc })[name] ?? 0,
          ]),
        );
      };

      const columnsOf = (rows: Row[], depth = 0): PivotColumn[] => {
        const field = columns[depth];
        if (field === undefined) return [];
        return valuesOf(rows, field).map((key) => ({
          key,
          group: key,
          children: columnsOf(
            rows.filter((row) => textOf(row, field) === key),
            depth + 1,
          ),
        }));
      };

      const field = groups[groupKeys.length]!;
      const rows = valuesOf(inside, field).map((groupKey) => {
        const members = inside.filter((row) => textOf(row, field) === groupKey);
        return {
          id: [...groupKeys, groupKey].join(' / '),
          groupKey,
          childCount: members.length,
          ...figuresOf(members),
        };
      });
      return {
        rows: queryRows(rows, { sortModel: request.sortModel }),
        rowCount: rows.length,
        pivotColumns: columnsOf(passing),
        aggregateRow: figuresOf(passing),
      };
    },
  };
}
