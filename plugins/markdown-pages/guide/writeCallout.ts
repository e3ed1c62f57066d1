import type { BlockContent, PhrasingContent, RootContent } from 'mdast';
import { CALLOUT_KINDS } from '../../../src/config/callouts';
import { paragraph, quote, strong, text } from '../markdown/nodes';
import { type GuideContext, PageError } from './context';

type Directive = Extract<RootContent, { type: 'containerDirective' }>;

/**
 * Writes a callout as a blockquote that starts with its kind and its title, if it has
 * one.
 */
export function writeCallout(node: Directive, context: GuideContext): RootContent[] {
  if (!CALLOUT_KINDS.some((kind) => kind === node.name)) {
    throw new PageError(
      context,
      node,
      `there is no callout ":::${node.name}". The kinds are ${CALLOUT_KINDS.join(', ')}.`,
    );
  }
  const [first, ...rest] = node.children;
  const isTitled =
    first?.type === 'paragraph' &&
    (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
  const title = isTitled ? withoutStrong(context.write(first.children)) : [];
  const kind = context.label(`callouts.Callout.${node.name}`);
  const head = title.length > 0 ? [text(`${kind}: `), ...title] : [text(kind)];
  const content = context.write(isTitled ? rest : node.children) as BlockContent[];
  return [quote(paragraph(strong(...head)), ...content)];
}

/** Bold within bold would end it: the whole line is bold. */
const withoutStrong = (nodes: readonly RootContent[]): PhrasingContent[] =>
  (nodes as PhrasingContent[]).flatMap((node) => {
    if (node.type === 'strong') return withoutStrong(node.children);
    if (!('children' in node)) return [node];
    return [{ ...node, children: withoutStrong(node.children) } as PhrasingContent];
  });
