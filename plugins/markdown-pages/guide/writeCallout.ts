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
  const title = isTitled ? (context.write(first.children) as PhrasingContent[]) : [];
  const kind = context.label(`callouts.Callout.${node.name}`);
  const head = title.length > 0 ? [text(`${kind}: `), ...title] : [text(kind)];
  const content = context.write(isTitled ? rest : node.children) as BlockContent[];
  return [quote(paragraph(strong(...head)), ...content)];
}
