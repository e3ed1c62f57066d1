import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Language } from '../../../src/config/languages';
import { renderBundles } from './renderBundles';

/**
 * Remark plugin: puts what the installed packages have of each language in the place of
 * `<LocaleBundles />`, counted while the page is compiled.
 */
export default function remarkLocaleBundles({ language }: { language: Language }) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if ((node as unknown as { name?: string }).name !== 'LocaleBundles') return;
      if (parent && index !== undefined)
        parent.children.splice(index, 1, ...renderBundles(language));
    });
  };
}
