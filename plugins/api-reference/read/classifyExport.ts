import ts from 'typescript';
import type { ApiKind } from '../../../src/types/api';
import type { ApiExport } from '../model';

const HOOK = /^use[A-Z]/;
const COMPONENT = /^[A-Z](?=.*[a-z])/;

/**
 * Which kind of page an export can have; null for constants, functions, contexts and
 * errors.
 */
export function classifyExport(entry: ApiExport): ApiKind | null {
  const { symbol } = entry;
  if (symbol.flags & ts.SymbolFlags.Value) {
    const type = entry.level.checker.getTypeOfSymbol(symbol);
    if (HOOK.test(entry.name)) return type.getCallSignatures().length > 0 ? 'hook' : null;
    if (COMPONENT.test(entry.name) && isComponent(type)) return 'component';
  }
  return symbol.flags & ts.SymbolFlags.Type ? 'interface' : null;
}

/** A function or class component; contexts can also be rendered, but are excluded. */
function isComponent(type: ts.Type): boolean {
  if (type.getProperty('Provider')) return false;
  if (type.getCallSignatures().length > 0) return true;
  return type
    .getConstructSignatures()
    .some((signature) => signature.getReturnType().getProperty('render'));
}
