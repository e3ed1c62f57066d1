import ts from 'typescript';
import type { ApiExport } from '../model';

/**
 * The type that an export declares, with the members that other packages add to it by
 * `declare module`. The symbol of an export lacks them; the one at its declaration has them.
 */
export function getDeclaredType({ level, symbol }: ApiExport): ts.Type {
  const [declaration] = symbol.declarations ?? [];
  const name = declaration && ts.getNameOfDeclaration(declaration);
  const merged = name && level.checker.getSymbolAtLocation(name);
  return level.checker.getDeclaredTypeOfSymbol(merged ?? symbol);
}
