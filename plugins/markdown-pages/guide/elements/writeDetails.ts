import type { PhrasingContent, RootContent } from 'mdast';
import type { WriteElement } from './WriteElement';
import { paragraph, strong } from '../../markdown/nodes';
import type { MdxElement } from './readAttributes';

const isSummary = (node: RootContent): node is MdxElement =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
  node.name === 'summary';

/** A summary on a separate line is wrapped in a paragraph. */
function findSummary(node: RootContent): MdxElement | undefined {
  const candidates: readonly RootContent[] =
    node.type === 'paragraph' ? node.children : [node];
  return candidates.find(isSummary);
}

/** `<details>`: its summary in bold, and its collapsed content. */
export const writeDetails: WriteElement = ({ children }, _attributes, context) =>
  (children as RootContent[]).flatMap((child): RootContent[] => {
    const summary = findSummary(child);
    if (!summary) return context.write([child]);
    const inner = (summary.children as RootContent[]).flatMap((node) =>
      node.type === 'paragraph' ? node.children : [node],
    );
    return [paragraph(strong(...(context.write(inner) as PhrasingContent[])))];
  });
