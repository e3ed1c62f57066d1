import ts from 'typescript';
import { ApiError } from './ApiError';
import { EXTERNAL_PAGES, MAX_INLINE_TYPE, TABLED_TYPES } from './constants';
import { needsParentheses } from './needsParentheses';
import { printObject } from './printObject';
import { printUnion, spellOutUnion } from './printUnion';

/** What printing needs to know, and where it notes the type names that it used. */
export interface PrintContext {
  checker: ts.TypeChecker;
  /** Whether a declaration belongs to one of the packages that are documented. */
  isOwn: (file: string) => boolean;
  hasPage: (name: string) => boolean;
  /** Type names that were printed, with the type that each stands for. */
  refs: Map<string, ts.Type>;
  where: { package: string; file?: string; symbol: string };
  /** What was found out about types before, for all pages of a product. */
  memory: PrintMemory;
}

export interface PrintMemory {
  /** Types that are short enough to stand in place of their names; null for others. */
  small: Map<ts.Type, string | null>;
  /** Definitions, and the type names that each of them uses. */
  definitions: Map<ts.Type, { text: string | null; refs: ReadonlyMap<string, ts.Type> }>;
}

export const createMemory = (): PrintMemory => ({
  small: new Map(),
  definitions: new Map(),
});

export interface PrintState {
  depth: number;
  /** Types being printed; a type inside of itself is named, not repeated. */
  open: readonly ts.Type[];
  /** Leaves `undefined` out of a union: the `?` of an optional member says it. */
  dropUndefined?: boolean;
}

export const START: PrintState = { depth: 0, open: [] };

/** Types that only rearrange others: a few fields written out say more. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'Partial',
  'Pick',
  'Omit',
  'Required',
  'Readonly',
]);

const FALLBACK =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.InTypeAlias;

export const inner = (state: PrintState, type: ts.Type): PrintState => ({
  depth: state.depth + 1,
  open: [...state.open, type],
});

/**
 * Writes a type the way a reader wants it: unions of literals spelled out, small objects
 * written out, everything else by its name. Unions are sorted, for the compiler's order
 * depends on what it happened to meet first.
 */
export function printType(
  type: ts.Type,
  context: PrintContext,
  state: PrintState = START,
): string {
  if ((type as { intrinsicName?: string }).intrinsicName === 'error') {
    throw new ApiError(
      context.where,
      'a type cannot be read: one of its imports is missing.',
    );
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

/** `keyof T` and `T['key']` are taken apart for the names in them; other operators are rare. */
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

const isOwnSymbol = (symbol: ts.Symbol, { isOwn }: PrintContext): boolean =>
  (symbol.declarations ?? []).some((node) => isOwn(node.getSourceFile().fileName));

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

function printNamed(
  type: ts.Type,
  symbol: ts.Symbol,
  args: readonly ts.Type[],
  context: PrintContext,
  state: PrintState,
): string {
  const isOwn = isOwnSymbol(symbol, context);
  const isWrapper = WRAPPERS.has(symbol.name);
  if (
    (isOwn || isWrapper) &&
    !context.hasPage(symbol.name) &&
    !state.open.includes(type)
  ) {
    const inlined = printSmall(type, context);
    if (inlined !== null) return inlined;
  }
  if (isOwn || EXTERNAL_PAGES.has(symbol.name)) context.refs.set(symbol.name, type);
  const shown = args.slice(0, countShown(symbol, args, context.checker));
  const list = shown.map((argument) => printType(argument, context, inner(state, type)));
  return qualify(symbol) + (list.length > 0 ? `<${list.join(', ')}>` : '');
}

/** Writes out objects of a few simple fields, for which a name would only be a detour. */
function printSmall(type: ts.Type, context: PrintContext): string | null {
  const { small } = context.memory;
  const known = small.get(type);
  if (known !== undefined) return known;
  small.set(type, null);
  const text = isSimple(type) ? printWithoutNames(type, context) : null;
  small.set(type, text);
  return text;
}

function isSimple(type: ts.Type): type is ts.ObjectType {
  if (!(type.flags & ts.TypeFlags.Object) || type.isClass()) return false;
  const [wrapped] = type.aliasTypeArguments ?? [];
  const named =
    wrapped?.aliasSymbol ?? wrapped?.symbol ?? type.aliasSymbol ?? type.symbol;
  if (named && TABLED_TYPES.test(named.name)) return false;
  const { length } = type.getProperties();
  return length > 0 && length <= 4 && type.getCallSignatures().length === 0;
}

/** Null if the text is long, or uses names that would have to be explained. */
function printWithoutNames(type: ts.ObjectType, context: PrintContext): string | null {
  const refs = new Map<string, ts.Type>();
  const text = printObject(type, { ...context, refs }, inner(START, type));
  return text.length <= MAX_INLINE_TYPE && refs.size === 0 ? text : null;
}

/** Type arguments that are what they would be if left out are left out. */
function countShown(
  symbol: ts.Symbol,
  args: readonly ts.Type[],
  checker: ts.TypeChecker,
): number {
  const declared = checker.getDeclaredTypeOfSymbol(symbol) as ts.InterfaceType;
  const parameters = declared.aliasTypeArguments ?? declared.typeParameters ?? [];
  let count = args.length;
  while (count > 0) {
    const parameter = parameters[count - 1];
    const fallback = parameter && checker.getDefaultFromTypeParameter(parameter);
    const expected = args[parameters.indexOf(fallback as ts.TypeParameter)] ?? fallback;
    if (!fallback || expected !== args[count - 1]) break;
    count -= 1;
  }
  return count;
}

/** React's own types are read as `React.ReactNode`, as they are written. */
function qualify(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  if (!file.includes('/@types/react/')) return symbol.name;
  const parent = (symbol as { parent?: ts.Symbol }).parent?.name;
  if (parent === 'JSX') return `React.JSX.${symbol.name}`;
  return parent === 'React' ? `React.${symbol.name}` : symbol.name;
}

/** Prints a type for a place where functions, unions and intersections need parentheses. */
export function group(type: ts.Type, context: PrintContext, state: PrintState): string {
  const text = printType(type, context, state);
  return needsParentheses(text) ? `(${text})` : text;
}
