import type { Node, Pattern, VariableDeclarator } from '@babel/types';
import { getValueTypes } from './knownTypes';
import { readTypes, resolveExport, resolveTypes } from './readTypes';
import type { Scope } from './Scope';
import { readKey, readName, unwrap } from './walk';

const PACKAGE = /^@mui\/x-[\w-]+(?:\/|$)/;

/** Whether a module belongs to the packages. */
export const isPackage = (source: string): boolean => PACKAGE.test(source);

/** The module in `require('…')` and `import('…')`. */
export function readModule(node: Node | null | undefined): string | undefined {
  const inner = node && unwrap(node);
  const call = inner?.type === 'AwaitExpression' ? unwrap(inner.argument) : inner;
  if (call?.type !== 'CallExpression') return undefined;
  const isModule = call.callee.type === 'Import' || readName(call.callee) === 'require';
  const source = isModule ? readName(call.arguments[0]) : undefined;
  return source !== undefined && isPackage(source) ? source : undefined;
}

/** Declares the names of a statement that other code of the file can use. */
export function declareNames(node: Node, scope: Scope): void {
  switch (node.type) {
    case 'ImportDeclaration':
      if (isPackage(node.source.value)) declareImports(node, scope);
      break;
    case 'TSInterfaceDeclaration':
      scope.declare(node.id.name, {
        types: (node.extends ?? []).flatMap((each) => readTypes(each, scope)),
      });
      break;
    case 'TSTypeAliasDeclaration':
      scope.declare(node.id.name, { types: readTypes(node.typeAnnotation, scope) });
      break;
    case 'ExportNamedDeclaration':
      if (node.declaration) declareNames(node.declaration, scope);
      break;
    case 'VariableDeclaration':
      node.declarations.forEach((each) => declareVariable(each, scope));
      break;
    default:
  }
}

function declareImports(
  { specifiers, source }: Extract<Node, { type: 'ImportDeclaration' }>,
  scope: Scope,
): void {
  for (const each of specifiers) {
    const { name } = each.local;
    if (each.type === 'ImportNamespaceSpecifier')
      scope.declare(name, { types: [], isModule: true });
    else if (each.type === 'ImportSpecifier')
      scope.declare(name, { types: [], exported: readName(each.imported) });
    // The module of a component has the component as its default export.
    else
      scope.declare(name, {
        types: [],
        exported: source.value.split('/').at(-1) ?? name,
      });
  }
}

/** Declares a variable with the types that its annotation or its value has. */
export function declareVariable({ id, init }: VariableDeclarator, scope: Scope): void {
  if (id.type === 'VoidPattern') return;
  const isModule = readModule(init) !== undefined;
  if (id.type !== 'Identifier') {
    const types = init ? resolveTypes(init, scope) : [];
    declarePattern(id as Pattern, { types, isModule, scope });
    return;
  }
  const annotated = readTypes(id.typeAnnotation, scope);
  const types = annotated.length > 0 || !init ? annotated : resolveTypes(init, scope);
  const exported = init ? readAlias(init, scope) : undefined;
  scope.declare(id.name, { types, isModule, exported, init: init ?? undefined });
}

/** `styled(DataGrid)`, `memo(DataGrid)` and `DataGrid` have the props of `DataGrid`. */
function readAlias(init: Node, scope: Scope): string | undefined {
  let inner = unwrap(init);
  while (inner.type === 'CallExpression' || inner.type === 'TaggedTemplateExpression') {
    if (inner.type === 'TaggedTemplateExpression') inner = unwrap(inner.tag);
    else if (/^(?:styled|memo|withStyles)$/.test(readCallee(inner.callee) ?? ''))
      return inner.arguments[0] && resolveExport(inner.arguments[0], scope);
    else if (inner.callee.type === 'CallExpression') inner = inner.callee;
    else return undefined;
  }
  return resolveExport(inner, scope);
}

/** The last part of `React.memo`. */
export const readCallee = (callee: Node): string | undefined =>
  callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression'
    ? readName(callee.property)
    : readName(callee);

interface PatternContext {
  types: readonly string[];
  isModule?: boolean;
  scope: Scope;
}

/** Declares the names of `{ a, b: c }` and `[a, b]` for a value of known types. */
export function declarePattern(pattern: Node, context: PatternContext): void {
  const { types, isModule, scope } = context;
  switch (pattern.type) {
    case 'Identifier':
      scope.declare(pattern.name, { types });
      break;
    case 'AssignmentPattern':
      declarePattern(pattern.left, context);
      break;
    case 'ArrayPattern':
      // The state and its setter: the types of both are those of the state.
      pattern.elements.forEach((each) => each && declarePattern(each, context));
      break;
    case 'ObjectPattern':
      for (const each of pattern.properties) {
        if (each.type === 'RestElement') {
          declarePattern(each.argument, context);
          continue;
        }
        const key = readKey(each);
        if (isModule && each.value.type === 'Identifier')
          scope.declare(each.value.name, { types: [], exported: key });
        else
          declarePattern(each.value, {
            scope,
            types: key !== undefined && types.length > 0 ? getValueTypes(key, types) : [],
          });
      }
      break;
    default:
  }
}
