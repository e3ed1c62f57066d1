import { Snippet } from './Snippet';

/** Replaces each snippet of a tree by its value, so that a component can take the props. */
export function resolveProps(tree: unknown): unknown {
  if (tree instanceof Snippet) {
    return tree.value;
  }
  if (Array.isArray(tree)) {
    return tree.map(resolveProps);
  }
  if (tree !== null && typeof tree === 'object') {
    return Object.fromEntries(
      Object.entries(tree).map(([name, value]) => [name, resolveProps(value)]),
    );
  }
  return tree;
}
