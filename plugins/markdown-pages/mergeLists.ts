import type { RootContent } from 'mdast';

/**
 * Appends the content of a page to its head; a list that follows another list is merged
 * into it.
 */
export function mergeLists(
  head: readonly RootContent[],
  content: readonly RootContent[],
): RootContent[] {
  const last = head.at(-1);
  const [first, ...rest] = content;
  if (last?.type !== 'list' || first?.type !== 'list') return [...head, ...content];
  const merged = { ...last, children: [...last.children, ...first.children] };
  return [...head.slice(0, -1), merged, ...rest];
}
