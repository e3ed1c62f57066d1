import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The reference says the same of many members: three grids share most of their props. */
const known = new Map<string, Root>();

/**
 * Reads Markdown without components, such as the descriptions of the reference.
 * @returns a tree that is shared: whoever changes it makes a copy
 */
export function parseMarkdown(source: string): Root {
  const found = known.get(source);
  if (found) return found;
  const tree = parser.parse(source);
  known.set(source, tree);
  return tree;
}
