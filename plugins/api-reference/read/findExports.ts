import ts from 'typescript';
import { ApiError } from '../ApiError';
import type { LevelProgram } from './createPrograms';
import type { ApiExport } from '../model';
import type { InstalledPackage } from './readPackage';

/** Name of a package to what it exports, by documented name. */
export type ExportTable = ReadonlyMap<string, ReadonlyMap<string, ApiExport>>;

/** Exports that are public though their name says they may change. */
const UNSTABLE = /^[Uu]nstable_/;

/** Stage 1: everything that the packages export, from their root and from their subpaths. */
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

/** `Unstable_SankeyChart` is documented as `SankeyChart`, if there is no other of that name. */
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
