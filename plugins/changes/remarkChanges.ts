import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Language } from '../../src/config/languages';
import { listChanges } from './listChanges';

/** Class of the element around each piece of news; `src/css/changes.css` lays it out. */
const NEWS_CLASS = 'atlas-news';

/**
 * Remark plugin: puts what is new in the place of `<Changes />`, from the data of the feed.
 * @throws Error for notifications that are not well formed
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
