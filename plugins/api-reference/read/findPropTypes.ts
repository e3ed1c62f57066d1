import path from 'node:path';
import ts from 'typescript';
import type { ApiExport } from '../model';
import { readPublished, type PublishedModule } from './readPublished';

/** The declaration file of an export. */
export const getDeclarationFile = (symbol: ts.Symbol): string | undefined =>
  symbol.declarations?.[0]?.getSourceFile().fileName;

/**
 * Finds the runtime prop types of a component. Published builds have them for every
 * component that the vendor documents, with doc comments for the public props.
 * @returns null for components that are published without prop types
 */
export function findPropTypes(entry: ApiExport): ts.ObjectLiteralExpression | null {
  const file = getDeclarationFile(entry.symbol);
  const module = file ? readPublished(file) : null;
  return module && find(entry, module, entry.symbol.name, new Set());
}

/**
 * Follows `A = memo(forwardRef(ARaw))`, `A = B` and imports until prop types are found.
 */
function find(
  entry: ApiExport,
  module: PublishedModule,
  name: string,
  seen: Set<string>,
): ts.ObjectLiteralExpression | null {
  const key = `${module.file}#${name}`;
  if (seen.has(key)) return null;
  seen.add(key);
  const own = module.propTypes.get(name);
  if (own) return own;
  const value = module.values.get(name);
  if (value) {
    for (const identifier of getWrapped(value)) {
      const found = find(entry, module, identifier, seen);
      if (found) return found;
    }
    return null;
  }
  const imported = module.imports.get(name);
  return imported ? findImported(entry, module, imported, seen) : null;
}

/** Names in a chain of calls; names inside a function body are not what it wraps. */
function getWrapped(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  if (ts.isCallExpression(node)) return node.arguments.flatMap(getWrapped);
  if (ts.isParenthesizedExpression(node)) return getWrapped(node.expression);
  if (ts.isFunctionExpression(node) && node.name) return [node.name.text];
  return [];
}

function findImported(
  entry: ApiExport,
  from: PublishedModule,
  imported: { module: string; name: string },
  seen: Set<string>,
) {
  const { level } = entry;
  const file = imported.module.startsWith('.')
    ? path
        .resolve(path.dirname(from.file), imported.module)
        .replace(/\.(m?)js$/, '.d.$1ts')
    : entry.package.entries.get(imported.module);
  const source = file ? level.program.getSourceFile(file) : undefined;
  const symbol = source && level.checker.getSymbolAtLocation(source);
  const exported =
    symbol &&
    level.checker.getExportsOfModule(symbol).find(({ name }) => name === imported.name);
  if (!exported) return null;
  const target =
    exported.flags & ts.SymbolFlags.Alias
      ? level.checker.getAliasedSymbol(exported)
      : exported;
  const module = readPublished(getDeclarationFile(target) ?? '');
  return module && find(entry, module, target.name, seen);
}
