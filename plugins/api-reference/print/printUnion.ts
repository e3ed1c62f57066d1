import ts from 'typescript';
import { MAX_SPELLED_UNION } from '../constants';
import { group } from './parentheses';
import type { PrintContext, PrintState } from './printContext';

const PRIMITIVE =
  ts.TypeFlags.StringLike |
  ts.TypeFlags.NumberLike |
  ts.TypeFlags.BooleanLike |
  ts.TypeFlags.BigIntLike |
  ts.TypeFlags.Null |
  ts.TypeFlags.Undefined;

/** The union as declared, before the compiler flattened its aliases. */
function getParts(type: ts.UnionType): readonly ts.Type[] {
  const { origin } = type as { origin?: ts.Type };
  return origin?.isUnion() ? origin.types : type.types;
}

/**
 * A union of literals and primitives as text; null for other types and for long unions.
 */
export function spellOutUnion(
  type: ts.Type,
  context: PrintContext,
  state: PrintState,
): string | null {
  if (!type.isUnion() || type.types.length > MAX_SPELLED_UNION) return null;
  if (!type.types.every((part) => part.flags & PRIMITIVE)) return null;
  return join(type.types, context, { ...state, open: [...state.open, type] });
}

/** Prints the union of several types. */
export const printUnionOf = (
  types: readonly ts.Type[],
  context: PrintContext,
  state: PrintState,
): string =>
  join(
    types.flatMap((type) => (type.isUnion() ? getParts(type) : [type])),
    context,
    state,
  );

/** Prints a union: literals first, then primitives, other types, `null`, `undefined`. */
export function printUnion(
  type: ts.UnionType,
  context: PrintContext,
  state: PrintState,
): string {
  const keys = type.types.length > MAX_SPELLED_UNION ? printKeys(type, context) : null;
  if (keys !== null) return keys;
  return join(getParts(type), context, { ...state, open: [...state.open, type] });
}

/** Prints a long list of keys as `keyof` of the type that has these keys. */
function printKeys(type: ts.UnionType, context: PrintContext): string | null {
  const { origin } = type as { origin?: ts.Type & { type?: ts.Type } };
  const owner = origin && origin.flags & ts.TypeFlags.Index ? origin.type : undefined;
  return owner
    ? `keyof ${context.print(owner, context, { depth: 1, open: [type] })}`
    : null;
}

function join(
  parts: readonly ts.Type[],
  context: PrintContext,
  state: PrintState,
): string {
  const kept = parts
    .flatMap((part) => (isSpelledOut(part, context) ? part.types : [part]))
    .filter((part) => !(state.dropUndefined && part.flags & ts.TypeFlags.Undefined));
  const unique = [...new Set(kept)];
  const only = unique.length === 1 ? unique[0] : undefined;
  const below = { ...state, dropUndefined: false };
  if (only) return context.print(only, context, below);
  const isBoolean =
    unique.filter((part) => part.flags & ts.TypeFlags.BooleanLiteral).length === 2;
  const texts = new Map<string, number>();
  for (const part of unique) {
    const isHalf = isBoolean && part.flags & ts.TypeFlags.BooleanLiteral;
    if (isHalf) texts.set('boolean', 1);
    else texts.set(printPart(part, context, below), rank(part));
  }
  return [...texts]
    .sort(([a, rankA], [b, rankB]) => rankA - rankB || compareLiterals(a, b))
    .map(([text]) => text)
    .join(' | ');
}

/**
 * Whether a member of a union is itself a union of literals, whose name adds no
 * information.
 */
const isSpelledOut = (part: ts.Type, { hasPage }: PrintContext): part is ts.UnionType =>
  part.isUnion() &&
  part.types.length <= MAX_SPELLED_UNION &&
  part.types.every(({ flags }) => flags & PRIMITIVE) &&
  !(part.aliasSymbol && hasPage(part.aliasSymbol.name));

const printPart = (part: ts.Type, context: PrintContext, state: PrintState): string =>
  part.isUnion()
    ? context.print(part, context, state)
    : group(part, context, { ...state, depth: state.depth + 1 });

function rank(part: ts.Type): number {
  if (part.flags & ts.TypeFlags.Undefined) return 4;
  if (part.flags & ts.TypeFlags.Null) return 3;
  if (part.flags & ts.TypeFlags.Literal) return 0;
  return part.flags & PRIMITIVE ? 1 : 2;
}

function compareLiterals(a: string, b: string): number {
  const numbers = Number(a) - Number(b);
  if (!Number.isNaN(numbers)) return numbers;
  return a < b ? -1 : 1;
}
