import type { PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { code, lineBreak, paragraph, strong, text } from '../../markdown/nodes';
import { PageError } from '../context';
import type { MdxElement, WriteElement } from './element';

/** `<TabItem value="…" label="…">`: its label, followed by the content of the tab. */
export const writeTab: WriteElement = (element, attributes, context) => {
  const label = attributes.get('label') ?? attributes.get('value');
  if (!label)
    throw new PageError(
      context,
      element,
      '<TabItem> needs a label: <TabItem value="npm" label="npm">.',
    );
  return [paragraph(strong(text(label))), ...context.write(element.children)];
};

/** `<InstallChoice package="…">`: the package, then its command and first component. */
export const writeInstallChoice: WriteElement = ({ children }, attributes, context) => [
  paragraph(strong(code(attributes.get('package') ?? ''))),
  ...context.write(children),
];

/** An element that only lays out its children. */
export const writeContent: WriteElement = ({ children }, _attributes, context) =>
  context.write(children);

/** Styled text; a purely visual symbol has a text alternative next to it. */
export const writeSpan: WriteElement = ({ children }, attributes, context) =>
  attributes.get('aria-hidden') === 'true' ? [] : context.write(children);

/** `<kbd>Enter</kbd>`: a key on the keyboard. */
export const writeKey: WriteElement = (element) => [code(toString(element))];

/** `<br />`, the only way to break lines in Markdown tables. */
export const writeLineBreak: WriteElement = () => [lineBreak()];

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
