import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Language } from '../../src/config/languages';
import { listChanges } from './listChanges';

/** Class of the wrapper around each news entry, styled in `src/css/changes.css`. */
const NEWS_CLASS = 'atlas-news';

/**
 * Remark plugin: replaces `<Changes />` with the news, from the data of the feed.
 * @throws Error if the notifications are malformed
 */
export default function remarkChanges({ language }: { language: Language }) {
  return (tree: Root): void => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if ((node as unknown as { name?: string }).name !== 'Changes') return;
      if (parent && index !== undefined)
        parent.children.splice(index, 1, ...listChanges(language, wrapNews));
    });
  };
}

const wrapNews = (children: RootContent[]): RootContent[] => [
  {
    type: 'mdxJsxFlowElement',
    name: 'section',
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: NEWS_CLASS }],
    children,
  } as unknown as RootContent,
];
