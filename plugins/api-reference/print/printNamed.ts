import ts from 'typescript';
import { EXTERNAL_PAGES, MAX_INLINE_TYPE, TABLED_TYPES } from '../constants';
import { inner, START, type PrintContext, type PrintState } from './printContext';
import { printObject } from './printObject';

/** Utility types, whose fields are more informative than the type itself. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'Partial',
  'Pick',
  'Omit',
  'Required',
  'Readonly',
]);

export const isOwnSymbol = (symbol: ts.Symbol, { isOwn }: PrintContext): boolean =>
  (symbol.declarations ?? []).some((node) => isOwn(node.getSourceFile().fileName));

/**
 * Prints a named type: the name with its arguments, or the fields if the name would only
 * be an indirection.
 * @param args type arguments of the type
 */
export function printNamed(
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
  const list = shown.map((argument) =>
    context.print(argument, context, inner(state, type)),
  );
  return qualify(symbol) + (list.length > 0 ? `<${list.join(', ')}>` : '');
}

/**
 * Prints objects with a few simple fields, for which a name would only be an indirection.
 */
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

/** Null if the text is long or uses names that would need an explanation. */
function printWithoutNames(type: ts.ObjectType, context: PrintContext): string | null {
  const refs = new Map<string, ts.Type>();
  const text = printObject(type, { ...context, refs }, inner(START, type));
  return text.length <= MAX_INLINE_TYPE && refs.size === 0 ? text : null;
}

/**
 * Counts the type arguments to print; trailing ones that equal the defaults are omitted.
 */
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

/** Prints React's types as `React.ReactNode`, as they are written in code. */
function qualify(symbol: ts.Symbol): string {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  if (!file.includes('/@types/react/')) return symbol.name;
  const parent = (symbol as { parent?: ts.Symbol }).parent?.name;
  if (parent === 'JSX') return `React.JSX.${symbol.name}`;
  return parent === 'React' ? `React.${symbol.name}` : symbol.name;
}
