import type { Node, Parent } from './Node';

interface Element extends Node {
  name?: string | null;
  attributes?: { type: string; name: string; value: string }[];
}

interface Marked extends Node {
  data?: { hProperties?: Record<string, unknown>; directiveLabel?: boolean };
}

export interface MarkedLanguages {
  /** Language of the text, as in `lang`. */
  text: string;
  /** Language of the labels in components. */
  site: string;
}

/**
 * Blocks that get a `lang` attribute as a whole, unless they contain something with the
 * site's labels.
 */
const BLOCKS = new Set([
  'heading',
  'paragraph',
  'list',
  'listItem',
  'table',
  'blockquote',
]);

/** Code blocks have a copy button, and components may have any labels. */
const isForeign = (node: Node): boolean =>
  node.type === 'code' ||
  node.type === 'mdxJsxFlowElement' ||
  (node.children ?? []).some(isForeign);

/**
 * Marks the language of a page's text, or of a part of it, on blocks that are as large as
 * possible, but not on blocks with content in the language of the site, such as demos. A
 * badge within a text is marked with the language of its label.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts
 */
export function markLanguage(nodes: readonly Node[], languages: MarkedLanguages): void {
  for (const node of nodes) {
    const { data } = node as Marked;
    if (data?.directiveLabel) wrapText(node, languages);
    else if (node.type === 'code') markTitle(node, languages);
    else if (BLOCKS.has(node.type) && !isForeign(node)) markBlock(node, languages);
    else if (node.type === 'listItem') {
      // The paragraphs of a tight list create no elements.
      for (const child of node.children ?? []) {
        if (child.type === 'paragraph') wrapText(child, languages);
        else markLanguage([child], languages);
      }
    } else if (node.children) {
      // As in `<summary>`, whose text is not in a paragraph.
      if (node.children.some(({ type, value }) => type === 'text' && value?.trim()))
        wrapText(node, languages);
      else markLanguage(node.children, languages);
    }
  }
}

function markBlock(node: Marked, languages: MarkedLanguages): void {
  setProperty(node, languages.text);
  markBadges(node, languages);
}

/** Code has no language, but its title may: `plugins/mdx` passes it on. */
function markTitle(
  node: Marked & { meta?: string | null },
  languages: MarkedLanguages,
): void {
  if (node.meta?.includes('title=')) setProperty(node, languages.text);
}

function setProperty(node: Marked, language: string): void {
  node.data = {
    ...node.data,
    hProperties: { ...node.data?.hProperties, lang: language },
  };
}

/** Wraps text that is not in a block in an element. */
function wrapText(node: Node, languages: MarkedLanguages): void {
  markBadges(node, languages);
  const words = {
    type: 'mdxJsxTextElement',
    name: 'span',
    // Treated by the compiler like a tag written by an author, which it does not replace.
    data: { _mdxExplicitJsx: true },
    attributes: [] as unknown[],
    children: node.children ?? [],
  };
  addAttribute(words, languages.text);
  (node as Parent).children = [words];
}

function markBadges({ children = [] }: Node, languages: MarkedLanguages): void {
  for (const child of children) {
    const { type, name } = child as Element;
    if (type === 'mdxJsxTextElement' && name === 'PlanBadge')
      addAttribute(child, languages.site);
    else markBadges(child, languages);
  }
}

function addAttribute(node: Node, language: string): void {
  const element = node as Element;
  element.attributes = [
    ...(element.attributes ?? []),
    { type: 'mdxJsxAttribute', name: 'lang', value: language },
  ];
}
