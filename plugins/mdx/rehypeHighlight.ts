import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { highlightCode } from './highlightCode';
import { parseFenceMeta } from './parseFenceMeta';

type Parent = { children: unknown[] };

const textOf = (node: Element): string =>
  node.children.map((child) => (child.type === 'text' ? child.value : '')).join('');

/**
 * Rehype plugin: replaces every fenced block with `<CodeBlock html="…" />` and its
 * highlighted code. The browser gets a string, neither a grammar nor an element tree.
 */
export default function rehypeHighlight() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code')
        return;
      replaceBlock(code, parent as Parent, index!);
    });
  };
}

function replaceBlock(code: Element, parent: Parent, index: number): void {
  const classes = ([] as unknown[]).concat(code.properties.className ?? []);
  const language = classes
    .map(String)
    .find((name) => name.startsWith('language-'))
    ?.slice('language-'.length);
  const { title, marked } = parseFenceMeta(String(code.properties.metastring ?? ''));
  const html = highlightCode(textOf(code), language, marked);
  // Language of the title, if it differs from that of the site.
  const lang = title === undefined ? undefined : code.properties.lang;
  const attributes = { html, language, title, lang };
  parent.children[index] = {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value })),
    children: [],
  };
}
