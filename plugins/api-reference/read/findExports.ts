import ts from 'typescript';
import { ApiError } from '../ApiError';
import type { LevelProgram } from './createPrograms';
import type { ApiExport } from '../model';
import type { InstalledPackage } from './readPackage';

/** Exports by package name and documented name. */
export type ExportTable = ReadonlyMap<string, ReadonlyMap<string, ApiExport>>;

/** Public exports whose prefix says that they may change. */
const UNSTABLE = /^[Uu]nstable_/;

/** Stage 1: finds all exports of the packages, from their roots and subpaths. */
export function findExports(
  packages: readonly InstalledPackage[],
  levels: readonly LevelProgram[],
): ExportTable {
  return new Map(
    packages.map((entry) => {
      const level = levels.find((candidate) => candidate.level === entry.level);
      if (!level) throw new ApiError({ package: entry.name }, 'it has no program.');
      return [entry.name, findExportsOfPackage(entry, level)];
    }),
  );
}

function findExportsOfPackage(entry: InstalledPackage, level: LevelProgram) {
  const found = new Map<string, ApiExport>();
  for (const [module, file] of entry.entries) {
    const source = level.program.getSourceFile(file);
    const symbol = source && level.checker.getSymbolAtLocation(source);
    if (!symbol) throw new ApiError({ package: entry.name, file }, 'it cannot be read.');
    for (const exported of level.checker.getExportsOfModule(symbol)) {
      const { name } = exported;
      const known = found.get(name);
      if (known) known.modules.push(module);
      else {
        found.set(name, {
          name,
          exportedAs: name,
          package: entry,
          level,
          symbol: resolveAlias(exported, level.checker),
          modules: [module],
        });
      }
    }
  }
  addStableNames(found);
  return found;
}

/** Documents `Unstable_SankeyChart` as `SankeyChart` if no other export has that name. */
function addStableNames(found: Map<string, ApiExport>) {
  for (const [name, entry] of [...found]) {
    const stable = name.replace(UNSTABLE, '');
    if (stable !== name && !found.has(stable))
      found.set(stable, { ...entry, name: stable });
  }
}

function resolveAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
