import ts from 'typescript';
import type { ApiExport } from '../model';

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
