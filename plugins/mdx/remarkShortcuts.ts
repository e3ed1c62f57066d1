import { visit } from 'unist-util-visit';

type Tree = Parameters<typeof visit>[0];

interface Node {
  type: string;
  name?: string | null;
  value?: string;
}

const isKey = (node: Node | undefined): boolean => node?.name === 'kbd';

/**
 * Remark plugin: keeps the keys of a shortcut in one line, `<kbd>Ctrl</kbd> +
 * <kbd>C</kbd>`.
 */
export default function remarkShortcuts() {
  return (tree: Tree): void => {
    visit(tree, 'text', (node: Node, index, parent: { children: Node[] } | undefined) => {
      if (index === undefined || !parent || !/^\s*\+\s*$/.test(node.value ?? '')) return;
      const { [index - 1]: before, [index + 1]: after } = parent.children;
      if (isKey(before) && isKey(after))
        node.value = node.value!.replace(/\s+/g, '\u00a0');
    });
  };
}
