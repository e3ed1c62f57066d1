import { visit } from 'unist-util-visit';
import { importNode } from '../../content/mdx/mdxNodes';

type Tree = Parameters<typeof visit>[0] & { children: unknown[] };

/** Tags of single pages, and the modules of their components. */
const MODULES: Readonly<Record<string, string>> = {
  Installation: '@site/src/features/installation/Installation',
  InstallChoice: '@site/src/features/installation/InstallChoice',
  UpgradeCheck: '@site/src/features/upgrade-check/UpgradeCheck',
};

/**
 * Remark plugin: imports the components of tags that few pages use. Those in
 * `src/theme/MDXComponents` are in the script of every page.
 */
export default function remarkPageImports() {
  return (tree: Tree): void => {
    const used = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const { name } = node as unknown as { name: string | null };
      if (name && Object.hasOwn(MODULES, name)) used.add(name);
    });
    tree.children.unshift(...[...used].map((name) => importNode(name, MODULES[name]!)));
  };
}
