import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { trimBeforeTags } from '../../content/mdx/headings';

/**
 * Remark plugin: removes the space between a heading's text and its badge, which the
 * badge renders again.
 */
export default function remarkHeadingBadges() {
  return (tree: Root): void => visit(tree, 'heading', trimBeforeTags);
}
