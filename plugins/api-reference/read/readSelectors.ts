import type { ApiSelector } from '../../../src/types/api';
import { LEVELS } from '../constants';
import type { ExportTable } from './findExports';
import type { ApiExport } from '../model';
import { START, type PrintContext } from '../print/printContext';
import { printType } from '../print/printType';
import { readJsDoc } from './readJsDoc';
import { readSignature } from './readSignature';

const SELECTOR = /^grid[A-Z]\w*Selector$/;

/** Reads the documented selectors of the grid, each from the lowest plan that has it. */
export function readSelectors(
  table: ExportTable,
  createContext: (entry: ApiExport) => PrintContext,
): ApiSelector[] {
  const found = new Map<string, ApiExport[]>();
  for (const exports of table.values()) {
    for (const entry of exports.values()) {
      if (!SELECTOR.test(entry.name)) continue;
      found.set(entry.name, [...(found.get(entry.name) ?? []), entry]);
    }
  }
  return [...found.values()]
    .flatMap((exports) => describeSelector(exports, createContext))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function describeSelector(
  exports: ApiExport[],
  createContext: (entry: ApiExport) => PrintContext,
): ApiSelector[] {
  const [entry] = exports;
  const doc = readJsDoc(entry?.symbol.declarations);
  if (!entry || doc.ignored || (doc.description === '' && doc.category === null))
    return [];
  const [call] = entry.level.checker.getTypeOfSymbol(entry.symbol).getCallSignatures();
  if (!call) return [];
  const context = createContext(entry);
  const { level } = entry.package;
  return [
    {
      name: entry.name,
      category: doc.category,
      description: doc.description,
      deprecated: doc.deprecated,
      params: readSignature(call, context, doc)
        .params.slice(1)
        .filter(({ type }) => type !== 'unknown'),
      type: printType(call.getReturnType(), context, { ...START, depth: 1 }),
      packages: exports
        .map((one) => one.package)
        .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
        .map(({ name }) => name),
      plan: level === 'community' ? null : level,
    },
  ];
}
