import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { CJK_SYNTAX } from '../../../content/mdx/pageSyntax';

const parser = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use({ plugins: CJK_SYNTAX })
  .freeze();

/** Cached, because descriptions repeat: the three grids share most of their props. */
const known = new Map<string, Root>();

/**
 * Parses Markdown without components, such as the descriptions in the reference.
 * @returns a shared tree, which must be copied before it is modified
 */
export function parseMarkdown(source: string): Root {
  const found = known.get(source);
  if (found) return found;
  const tree = parser.parse(source);
  known.set(source, tree);
  return tree;
}

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use({ plugins: CJK_SYNTAX })
  .use(remarkStringify, {
    bullet: '-',
    // Unlike `_`, it needs no space beside Chinese characters.
    emphasis: '*',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
  })
  .freeze();

/** Prints nodes as Markdown, with a trailing line break. */
export const printMarkdown = (children: readonly RootContent[]): string =>
  printer.stringify({ type: 'root', children: [...children] });
