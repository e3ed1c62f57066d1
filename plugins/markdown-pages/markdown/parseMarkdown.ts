import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

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
