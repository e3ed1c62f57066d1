import ts from 'typescript';
import { getDeclarationFile } from './findPropTypes';
import type { ApiExport } from '../model';

/**
 * Finds a type that is named after a component and exported from the file that declares
 * it.
 */
export function findOwnType(entry: ApiExport, name: string): ts.Type | null {
  const { program, checker } = entry.level;
  const file = getDeclarationFile(entry.symbol);
  const candidates = [...entry.package.entries]
    .filter(([module]) => entry.modules.includes(module))
    .map(([, path]) => path);
  for (const path of [file, ...candidates]) {
    const source = path ? program.getSourceFile(path) : undefined;
    const module = source && checker.getSymbolAtLocation(source);
    const found =
      module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!found) continue;
    const symbol =
      found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
    if (symbol.flags & ts.SymbolFlags.Type)
      return checker.getDeclaredTypeOfSymbol(symbol);
  }
  return null;
}
