import type { Node } from '@babel/types';
import { getHookTypes, getValueTypes } from './knownTypes';
import type { Scope } from './Scope';
import { readName, unwrap } from './walk';

type Types = readonly string[];

const NONE: Types = [];

/**
 * The types of the packages that a type annotation names. Wrappers such as `Partial` and
 * arrays are transparent, because their contents have the same members.
 */
export function readTypes(node: Node | null | undefined, scope: Scope): Types {
  switch (node?.type) {
    case 'TSTypeAnnotation':
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
    case 'TSOptionalType':
      return readTypes(node.typeAnnotation, scope);
    case 'TSArrayType':
      return readTypes(node.elementType, scope);
    case 'TSUnionType':
    case 'TSIntersectionType':
      return node.types.flatMap((each) => readTypes(each, scope));
    case 'TSTypeReference':
    case 'TSExpressionWithTypeArguments': {
      const name = node.type === 'TSTypeReference' ? node.typeName : node.expression;
      return [...readTypeName(name, scope), ...readArguments(node, scope)];
    }
    case 'TSTypeQuery':
      return node.exprName.type === 'Identifier'
        ? resolveTypes(node.exprName, scope)
        : NONE;
    case 'TSIndexedAccessType': {
      const key = readIndex(node.indexType);
      const owners = readTypes(node.objectType, scope);
      return key !== undefined && owners.length > 0 ? getValueTypes(key, owners) : NONE;
    }
    default:
      return NONE;
  }
}

/** The key in `Props['key']`. */
export const readIndex = (type: Node): string | undefined =>
  type.type === 'TSLiteralType' ? readName(type.literal) : undefined;

function readArguments(
  { typeParameters }: { typeParameters?: Node | null },
  scope: Scope,
): Types {
  return typeParameters?.type === 'TSTypeParameterInstantiation'
    ? typeParameters.params.flatMap((each) => readTypes(each, scope))
    : NONE;
}

function readTypeName(name: Node, scope: Scope): Types {
  if (name.type === 'TSQualifiedName') {
    const left = name.left.type === 'Identifier' ? scope.find(name.left.name) : undefined;
    return left?.isModule ? [name.right.name] : NONE;
  }
  const binding = name.type === 'Identifier' ? scope.find(name.name) : undefined;
  if (!binding) return NONE;
  return binding.exported === undefined ? binding.types : [binding.exported];
}

/** The types of an expression, as far as declarations in the same file say them. */
export function resolveTypes(node: Node, scope: Scope): Types {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression': {
      const types = readTypes(node.typeAnnotation, scope);
      return types.length > 0 ? types : resolveTypes(node.expression, scope);
    }
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return resolveTypes(node.expression, scope);
    case 'Identifier': {
      const binding = scope.find(node.name);
      if (binding?.exported === undefined) return binding?.types ?? NONE;
      // `gridClasses` has the type `GridClasses`.
      return [binding.exported.replace(/^[a-z]/, (first) => first.toUpperCase())];
    }
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const name = node.computed ? undefined : readName(node.property);
      const types = resolveTypes(node.object, scope);
      if (name === undefined || types.length === 0) return NONE;
      return name === 'current' ? types : getValueTypes(name, types);
    }
    case 'CallExpression': {
      const exported = resolveExport(node.callee, scope);
      if (exported !== undefined) return getHookTypes(exported);
      return readArguments(node, scope);
    }
    default:
      return NONE;
  }
}

/** The export of a package that an expression or a tag names. */
export function resolveExport(node: Node, scope: Scope): string | undefined {
  const inner = unwrap(node);
  if (inner.type === 'Identifier' || inner.type === 'JSXIdentifier')
    return scope.find(inner.name)?.exported;
  if (inner.type === 'MemberExpression' || inner.type === 'JSXMemberExpression') {
    const object = readName(inner.object);
    const module = object === undefined ? undefined : scope.find(object);
    return module?.isModule ? readName(inner.property) : undefined;
  }
  return undefined;
}
