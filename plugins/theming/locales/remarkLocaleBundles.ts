import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Language } from '../../../src/config/languages';
import { renderBundles } from './renderBundles';

/**
 * Remark plugin: replaces `<LocaleBundles />` with the locale bundles of the installed
 * packages, computed when the page is compiled.
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
