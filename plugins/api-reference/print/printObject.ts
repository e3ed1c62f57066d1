import ts from 'typescript';
import { inner, type PrintContext, type PrintState } from './printContext';
import { printResult, printTypeParameters } from './printSignatureParts';

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** Prints the fields of an object type, or its function type if it has no fields. */
export function printObject(
  type: ts.ObjectType,
  context: PrintContext,
  state: PrintState,
): string {
  const { checker } = context;
  const below = inner(state, type);
  const print = (arrow: string): string[] => [
    ...type
      .getCallSignatures()
      .map((call) => printSignature(call, context, below, arrow)),
    ...type
      .getConstructSignatures()
      .map((signature) => `new ${printSignature(signature, context, below, arrow)}`),
  ];
  const functions = print(' => ');
  const fields = [
    ...checker
      .getIndexInfosOfType(type)
      .map(
        (info) =>
          `[key: ${context.print(info.keyType, context, below)}]: ${context.print(info.type, context, below)}`,
      ),
    ...sortProperties(type.getProperties()).map((property) =>
      printField(property, context, below),
    ),
  ];
  if (fields.length === 0 && functions.length === 1) return functions[0] ?? '';
  // Overloads: an intersection of functions reads as if all of them were called.
  if (functions.length > 1) return printBody([...print(': '), ...fields]);
  const body = fields.length > 0 || functions.length === 0 ? [printBody(fields)] : [];
  return [...functions.map((text) => `(${text})`), ...body].join(' & ');
}

/**
 * In source order: the order of computed types depends on what the compiler encountered
 * first.
 */
function sortProperties(properties: readonly ts.Symbol[]): ts.Symbol[] {
  const places = new Map(
    properties.map((property) => {
      const node = property.declarations?.[0];
      return [
        property,
        { file: node?.getSourceFile().fileName ?? '', at: node?.pos ?? 0 },
      ];
    }),
  );
  const none = { file: '', at: 0 };
  return [...properties].sort((one, other) => {
    const a = places.get(one) ?? none;
    const b = places.get(other) ?? none;
    if (a.file !== b.file) return a.file < b.file ? -1 : 1;
    return a.at - b.at || (one.name < other.name ? -1 : 1);
  });
}

const printBody = (fields: string[]) =>
  fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}';

function printField(
  property: ts.Symbol,
  context: PrintContext,
  state: PrintState,
): string {
  const optional = Boolean(property.flags & ts.SymbolFlags.Optional);
  const type = context.checker.getTypeOfSymbol(property);
  const text = context.print(type, context, { ...state, dropUndefined: optional });
  const name = IDENTIFIER.test(property.name) ? property.name : `'${property.name}'`;
  return `${name}${optional ? '?' : ''}: ${text}`;
}

/** Prints a call signature as an arrow function type, or as a member of an object. */
export function printSignature(
  signature: ts.Signature,
  context: PrintContext,
  state: PrintState,
  arrow = ' => ',
): string {
  const params = signature.parameters.map((parameter) => {
    const { name, optional, rest, text } = printParameter(parameter, context, state);
    return `${rest ? '...' : ''}${name}${optional ? '?' : ''}: ${text}`;
  });
  const generics = printTypeParameters(signature, context);
  const result = printResult(signature, context, state);
  return `${generics}(${params.join(', ')})${arrow}${result}`;
}

/** Name, type and optionality of a parameter. */
export function printParameter(
  parameter: ts.Symbol,
  context: PrintContext,
  state: PrintState,
) {
  const declaration = parameter.valueDeclaration;
  const node = declaration && ts.isParameter(declaration) ? declaration : undefined;
  const rest = Boolean(node?.dotDotDotToken);
  const optional = Boolean(node?.questionToken ?? node?.initializer);
  const type = context.checker.getTypeOfSymbol(parameter);
  const text = context.print(type, context, { ...state, dropUndefined: optional });
  const name = parameter.name.startsWith('__') ? 'props' : parameter.name;
  return { name, optional, rest, type, text };
}
