import ts from 'typescript';
import { ApiError } from '../ApiError';
import { isKnownFault } from '../declarationFaults';
import { group } from './parentheses';
import { inner, START, type PrintContext, type PrintState } from './printContext';
import { isOwnSymbol, printNamed } from './printNamed';
import { printObject } from './printObject';
import { printUnion, spellOutUnion } from './printUnion';

const FALLBACK =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.InTypeAlias;

/**
 * Prints a type for readers: unions of literals and small objects are written out, all
 * other types are printed by name. Unions are sorted, because the compiler's order
 * depends on what it encountered first.
 */
export function printType(
  type: ts.Type,
  context: PrintContext,
  state: PrintState = START,
): string {
  if ((type as { intrinsicName?: string }).intrinsicName === 'error') {
    if (!isKnownFault(context.where))
      context.report(
        new ApiError(
          context.where,
          'a type cannot be read: one of its imports is missing. If the package is at fault, add it to plugins/api-reference/declarationFaults.ts.',
        ),
      );
    return 'any';
  }
  if (type.flags & ts.TypeFlags.Boolean) return 'boolean';
  if (type.isStringLiteral()) return `'${type.value.replace(/'/g, "\\'")}'`;
  const alias = printAlias(type, context, state);
  if (alias !== null) return alias;
  if (type.isUnion()) return printUnion(type, context, state);
  if (type.isIntersection()) {
    const parts = type.types.map((part) => group(part, context, inner(state, type)));
    return [...new Set(parts)].join(' & ');
  }
  if (type.flags & ts.TypeFlags.Object)
    return printObjectType(type as ts.ObjectType, context, state);
  return printOperator(type, context, state);
}

/**
 * Prints `keyof T` and `T['key']` including the names in them; other operators are rare.
 */
function printOperator(type: ts.Type, context: PrintContext, state: PrintState): string {
  const below = inner(state, type);
  if (type.flags & ts.TypeFlags.Index) {
    return `keyof ${group((type as ts.IndexType).type, context, below)}`;
  }
  if (type.flags & ts.TypeFlags.IndexedAccess) {
    const { objectType, indexType } = type as ts.IndexedAccessType;
    return `${group(objectType, context, below)}[${printType(indexType, context, below)}]`;
  }
  if (type.isTypeParameter() && state.depth === 0) {
    const constraint = type.getConstraint();
    const spelled = constraint && spellOutUnion(constraint, context, state);
    if (spelled) return spelled;
  }
  return context.checker.typeToString(type, undefined, FALLBACK);
}

function printAlias(
  type: ts.Type,
  context: PrintContext,
  state: PrintState,
): string | null {
  const { aliasSymbol } = type;
  if (!aliasSymbol || state.open.at(-1) === type) return null;
  const isOwn = isOwnSymbol(aliasSymbol, context);
  if (!context.hasPage(aliasSymbol.name)) {
    const spelled = spellOutUnion(type, context, state);
    if (spelled !== null) return spelled;
    if (isOwn && state.depth === 0 && isFunction(type)) return null;
  }
  return printNamed(type, aliasSymbol, type.aliasTypeArguments ?? [], context, state);
}

const isFunction = (type: ts.Type) =>
  type.getCallSignatures().length === 1 && type.getProperties().length === 0;

function printObjectType(
  type: ts.ObjectType,
  context: PrintContext,
  state: PrintState,
): string {
  const { checker } = context;
  if (checker.isArrayType(type)) {
    const [element] = checker.getTypeArguments(type as ts.TypeReference);
    const text = element ? group(element, context, inner(state, type)) : 'unknown';
    return type.symbol.name === 'ReadonlyArray' ? `readonly ${text}[]` : `${text}[]`;
  }
  if (checker.isTupleType(type))
    return printTuple(type as ts.TupleTypeReference, context, state);
  const isNamed =
    type.isClassOrInterface() || type.objectFlags & ts.ObjectFlags.Reference;
  const { symbol } = type;
  if (isNamed && symbol && symbol.name !== '__type') {
    const args = (checker.getTypeArguments(type as ts.TypeReference) ?? []).filter(
      (argument) => !(argument as { isThisType?: boolean }).isThisType,
    );
    return printNamed(type, symbol, args, context, state);
  }
  if (type.objectFlags & ts.ObjectFlags.Mapped && type.getProperties().length === 0) {
    return checker.typeToString(type, undefined, FALLBACK);
  }
  if (state.open.includes(type) || state.depth > 8) return 'object';
  return printObject(type, context, state);
}

function printTuple(
  type: ts.TupleTypeReference,
  context: PrintContext,
  state: PrintState,
): string {
  const { elementFlags, labeledElementDeclarations, readonly } = type.target;
  const items = context.checker.getTypeArguments(type).map((item, index) => {
    const flags = elementFlags[index] ?? ts.ElementFlags.Required;
    const text = printType(item, context, inner(state, type));
    const rest = flags & ts.ElementFlags.Rest ? '...' : '';
    const optional = flags & ts.ElementFlags.Optional ? '?' : '';
    const label = labeledElementDeclarations?.[index]?.name.getText();
    if (label) return `${rest}${label}${optional}: ${text}${rest && '[]'}`;
    return `${rest}${text}${rest && '[]'}${optional}`;
  });
  return `${readonly ? 'readonly ' : ''}[${items.join(', ')}]`;
}
