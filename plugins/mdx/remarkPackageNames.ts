import { visit } from 'unist-util-visit';

type Tree = Parameters<typeof visit>[0];

interface Code {
  value: string;
  data?: object;
}

/** Of a length that fits into a line of any window. */
const PACKAGE_NAME = /^@[\w-]+\/[\w./-]{1,24}$/;

/**
 * Remark plugin: keeps the names of packages in one line, which would otherwise break
 * after each hyphen.
 */
export default function remarkPackageNames() {
  return (tree: Tree): void => {
    visit(tree, 'inlineCode', (node: Code) => {
      if (!PACKAGE_NAME.test(node.value)) return;
      node.data = { ...node.data, hProperties: { className: ['package-name'] } };
    });
  };
}
