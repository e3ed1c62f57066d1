import ts from 'typescript';
import { ApiError } from '../ApiError';
import type { ApiExport } from '../model';
import type { LevelProgram } from './createPrograms';
import { readJsDoc } from './readJsDoc';
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

/** Some packages export a deprecated stub of an export of another package. */
export function dropStubs(exports: ApiExport[]): ApiExport[] {
  const real = exports.filter(
    ({ symbol }) => readJsDoc(symbol.declarations).deprecated === null,
  );
  return real.length > 0 ? real : exports;
}

/**
 * Returns the declared type of an export, including members that other packages add with
 * `declare module`. The symbol of an export lacks them; the symbol of its declaration has
 * them.
 */
export function getDeclaredType({ level, symbol }: ApiExport): ts.Type {
  const [declaration] = symbol.declarations ?? [];
  const name = declaration && ts.getNameOfDeclaration(declaration);
  const merged = name && level.checker.getSymbolAtLocation(name);
  return level.checker.getDeclaredTypeOfSymbol(merged ?? symbol);
}
