import type { Node } from '@babel/types';

/** Positions, comments and the like. */
const NO_CHILDREN: ReadonlySet<string> = new Set([
  'loc',
  'extra',
  'errors',
  'comments',
  'tokens',
  'leadingComments',
  'innerComments',
  'trailingComments',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { type?: unknown }).type === 'string';

/**
 * Visits a tree in the order of the code. It does not recurse: a sum of 100,000 strings is
 * a tree of that depth.
 * @param enter called before the children; its result is passed on to them
 */
export function walk<Scope>(
  root: Node,
  scope: Scope,
  enter: (node: Node, scope: Scope) => Scope,
): void {
  const open: [Node, Scope][] = [[root, scope]];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const [node, outer] = entry;
    const inner = enter(node, outer);
    const children: Node[] = [];
    for (const [key, value] of Object.entries(node)) {
      if (NO_CHILDREN.has(key)) continue;
      if (Array.isArray(value)) {
        for (const each of value) if (isNode(each)) children.push(each);
      } else if (isNode(value)) children.push(value);
    }
    for (let at = children.length - 1; at >= 0; at -= 1)
      open.push([children[at]!, inner]);
  }
}

/** A name that is written as an identifier or as a string. */
export function readName(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Identifier' || node?.type === 'JSXIdentifier') return node.name;
  return node?.type === 'StringLiteral' ? node.value : undefined;
}

/** The name of a property that is not computed. */
export const readKey = ({
  key,
  computed,
}: {
  key: Node;
  computed?: boolean;
}): string | undefined =>
  computed && key.type === 'Identifier' ? undefined : readName(key);

/** An expression without casts and brackets, which do not change its value. */
export function unwrap(node: Node): Node {
  let inner = node;
  while (
    inner.type === 'TSAsExpression' ||
    inner.type === 'TSSatisfiesExpression' ||
    inner.type === 'TSNonNullExpression' ||
    inner.type === 'TypeCastExpression' ||
    inner.type === 'ParenthesizedExpression' ||
    inner.type === 'JSXExpressionContainer'
  )
    inner = inner.expression;
  return inner;
}
