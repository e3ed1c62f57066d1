import ts from 'typescript';
import type { PrintContext, PrintState } from './printContext';

/** Prints type parameters with their constraints and defaults; empty without any. */
export function printTypeParameters(
  { typeParameters = [] }: ts.Signature,
  context: PrintContext,
): string {
  const texts = typeParameters.map(({ symbol }) => {
    const node = symbol.declarations?.find((one) => ts.isTypeParameterDeclaration(one));
    if (!node) return symbol.name;
    addNames(node, context);
    return printDeclaration(node).replace(/\s+/g, ' ');
  });
  return texts.length > 0 ? `<${texts.join(', ')}>` : '';
}

/** Prints a type parameter without what says nothing, since versions differ in it. */
function printDeclaration(node: ts.TypeParameterDeclaration): string {
  const { constraint } = node;
  if (!constraint) return node.getText();
  const text = constraint.getText();
  if (/^(any|unknown)$/.test(text)) return node.getText().replace(` extends ${text}`, '');
  return ts.isParenthesizedTypeNode(constraint)
    ? node.getText().replace(text, constraint.type.getText())
    : node.getText();
}

/** Adds the names in a declaration to those that the page explains. */
function addNames(node: ts.Node, context: PrintContext): void {
  const { checker } = context;
  const visit = (child: ts.Node): void => {
    if (ts.isTypeReferenceNode(child) && ts.isIdentifier(child.typeName)) {
      const found = checker.getSymbolAtLocation(child.typeName);
      const symbol =
        found && found.flags & ts.SymbolFlags.Alias
          ? checker.getAliasedSymbol(found)
          : found;
      if (symbol && isOwnSymbol(symbol, context) && !isTypeParameter(symbol))
        context.refs.set(symbol.name, checker.getDeclaredTypeOfSymbol(symbol));
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
}

const isTypeParameter = ({ flags }: ts.Symbol): boolean =>
  (flags & ts.SymbolFlags.TypeParameter) !== 0;

const isOwnSymbol = ({ declarations = [] }: ts.Symbol, { isOwn }: PrintContext) =>
  declarations.some((node) => isOwn(node.getSourceFile().fileName));

/** Prints what a function returns, also as a type guard: `value is string`. */
export function printResult(
  signature: ts.Signature,
  context: PrintContext,
  state: PrintState,
): string {
  const predicate = context.checker.getTypePredicateOfSignature(signature);
  if (!predicate) return context.print(signature.getReturnType(), context, state);
  const asserts =
    predicate.kind === ts.TypePredicateKind.AssertsIdentifier ||
    predicate.kind === ts.TypePredicateKind.AssertsThis
      ? 'asserts '
      : '';
  const name = predicate.parameterName ?? 'this';
  const type = predicate.type
    ? ` is ${context.print(predicate.type, context, state)}`
    : '';
  return `${asserts}${name}${type}`;
}
