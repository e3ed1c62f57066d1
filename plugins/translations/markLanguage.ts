import type { Node, Parent } from './Node';

interface Element extends Node {
  name?: string | null;
  attributes?: { type: string; name: string; value: string }[];
}

interface Marked extends Node {
  data?: { hProperties?: Record<string, unknown>; directiveLabel?: boolean };
}

export interface MarkedLanguages {
  /** Of the text, as `lang` has it. */
  text: string;
  /** Of labels that components bring along. */
  site: string;
}

/** What is of one language as a whole, unless something with labels of the site stands in it. */
const BLOCKS = new Set([
  'heading',
  'paragraph',
  'list',
  'listItem',
  'table',
  'blockquote',
]);

/** Code has a button, and a component brings what it likes. */
const isForeign = (node: Node): boolean =>
  node.type === 'code' ||
  node.type === 'mdxJsxFlowElement' ||
  (node.children ?? []).some(isForeign);

/**
 * Says of the text of a page, or of a part of it, which language it has: on blocks as large as
 * they come, but on none with something that speaks the language of the site, such as a demo. A
 * badge inside of a text is told the language of its label.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts
 */
export function markLanguage(nodes: readonly Node[], languages: MarkedLanguages): void {
  for (const node of nodes) {
    const { data } = node as Marked;
    if (data?.directiveLabel) wrapText(node, languages);
    else if (node.type === 'code') markTitle(node, languages);
    else if (BLOCKS.has(node.type) && !isForeign(node)) markBlock(node, languages);
    else if (node.type === 'listItem') {
      // The paragraphs of a list without gaps leave no element of their own.
      for (const child of node.children ?? []) {
        if (child.type === 'paragraph') wrapText(child, languages);
        else markLanguage([child], languages);
      }
    } else if (node.children) {
      // As in `<summary>`, whose text has no paragraph.
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

/** Code has no language, but what stands above it may: `plugins/mdx` passes it on. */
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

/** Puts an element around words that have no block of their own. */
function wrapText(node: Node, languages: MarkedLanguages): void {
  markBadges(node, languages);
  const words = {
    type: 'mdxJsxTextElement',
    name: 'span',
    // As if an author had written the tag, so that the compiler leaves it alone.
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
