import { visit } from 'unist-util-visit';

type Tree = Parameters<typeof visit>[0];
interface Part {
  type: string;
  value?: string;
}

/**
 * Remark plugin: removes the space between a heading's text and its badge, which would
 * add a trailing hyphen to the anchor. The badge renders it again.
 */
export default function remarkHeadingBadges() {
  return (tree: Tree): void => {
    visit(tree, 'heading', (node) => {
      const heading = node as unknown as { children: Part[] };
      heading.children = heading.children.filter(({ type, value }, index, parts) => {
        const isGap = type === 'text' && value?.trim() === '' && index > 0;
        return !(isGap && parts[index + 1]?.type.startsWith('mdxJsx'));
      });
      heading.children.forEach((part, index, parts) => {
        if (part.type !== 'text' || !parts[index + 1]?.type.startsWith('mdxJsx')) return;
        part.value = part.value?.trimEnd();
      });
    });
  };
}
