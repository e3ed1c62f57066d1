import type { ApiEvents, ApiSelectors } from '../../../src/types/api';
import { ApiError } from '../ApiError';
import type { ExportTable } from './findExports';
import type { ApiExport } from '../model';
import type { PrintContext } from '../print/printContext';
import { readEvents } from './readEvents';
import { readSelectors } from './readSelectors';
import { createContext, type ReadContext } from './readTypes';
import { linkTypes, rewriteAll } from '../write/resolveLinks';
import type { FindPage } from '../write/rewriteLinks';

export interface GridData {
  events: ApiEvents | null;
  selectors: ApiSelectors | null;
}

/** Reads the events and selectors of the grid if the grid is one of the packages. */
export function readGridData(
  table: ExportTable,
  read: ReadContext,
  findPage: FindPage,
): GridData {
  const lookups = findAll(table, 'GridEventLookup');
  const grid = findAll(table, 'DataGridPremium').at(-1);
  if (lookups.length === 0 && !grid) return { events: null, selectors: null };
  const highest = lookups.at(-1);
  if (!grid || !highest) {
    throw new ApiError({ symbol: 'GridEventLookup' }, 'no installed package exports it.');
  }
  const create = (entry: ApiExport): PrintContext =>
    createContext({ product: 'data-grid', name: entry.name }, entry, read);
  const context = create(highest);
  const events = rewriteAll(readEvents(lookups, grid, context), findPage);
  const { version } = grid.package;
  return {
    events: { version, events, ...linkTypes(context, findPage) },
    selectors: { version, ...readAllSelectors(table, create, findPage) },
  };
}

/**
 * Each selector is read in the context of its own package; their type names are merged.
 */
function readAllSelectors(
  table: ExportTable,
  create: (entry: ApiExport) => PrintContext,
  findPage: FindPage,
): Omit<ApiSelectors, 'version'> {
  const contexts: PrintContext[] = [];
  const selectors = readSelectors(table, (entry) => {
    const context = create(entry);
    contexts.push(context);
    return context;
  });
  const names = contexts.map((context) => linkTypes(context, findPage));
  return {
    selectors: rewriteAll(selectors, findPage),
    links: sortKeys(Object.assign({}, ...names.map(({ links }) => links))),
    types: sortKeys(Object.assign({}, ...names.map(({ types }) => types))),
  };
}

const sortKeys = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

const findAll = (table: ExportTable, name: string): ApiExport[] =>
  [...table.values()].flatMap((exports) => exports.get(name) ?? []);
