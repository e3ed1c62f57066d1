import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseFenceMeta } from '../../mdx/parseFenceMeta';
import { codeBlock, text } from '../markdown/nodes';
import { type GuideContext, PageError } from './context';
import { isComment, readLiteral } from './readExpression';
import { writeCallout } from './writeCallout';
import { writeElement } from './elements';

/**
 * Converts nodes of a page to plain Markdown: components by their writers, with absolute
 * URLs.
 * @throws PageError with file and line of elements without a writer
 */
export const writeNodes = (
  nodes: readonly RootContent[],
  context: GuideContext,
): RootContent[] => nodes.flatMap((node) => writeNode(node, context));

function writeNode(node: RootContent, context: GuideContext): RootContent[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return writeElement(node, context);
    case 'containerDirective':
      return writeCallout(node, context);
    case 'textDirective':
    case 'leafDirective':
      return [text(readSource(node, context))];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return writeExpression(node, context);
    case 'mdxjsEsm':
      throw new PageError(
        context,
        node,
        'a page has no imports and exports of its own; use the tags that contributing/writing-pages.md lists.',
      );
    case 'code': {
      const { title } = parseFenceMeta(node.meta ?? '');
      return [codeBlock(node.value, node.lang ?? null, title)];
    }
    case 'heading': {
      const written = withoutGap(withChildren(node, context));
      context.section = toString(written).trim();
      return [written];
    }
    case 'link':
      return [{ ...withChildren(node, context), url: resolveUrl(node, context) }];
    case 'image': {
      const url = context.publishPicture(node.url) ?? resolveUrl(node, context);
      return [{ ...node, url }];
    }
    case 'definition':
      return [{ ...node, url: resolveUrl(node, context) }];
    default:
      return ['children' in node ? withChildren(node, context) : node];
  }
}

/** Copies a node with its children converted. */
const withChildren = <T extends RootContent & { children: unknown }>(
  node: T,
  context: GuideContext,
): T => ({
  ...node,
  children: writeNodes(node.children as RootContent[], context),
});

function resolveUrl(
  node: Extract<RootContent, { url: string }>,
  context: GuideContext,
): string {
  try {
    return context.resolve(node.url);
  } catch (error) {
    throw new PageError(context, node, (error as Error).message);
  }
}

/** Removes the space before a removed heading id. */
function withoutGap(node: Heading): Heading {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return node;
  const value = last.value.trimEnd();
  const rest = node.children.slice(0, -1);
  return { ...node, children: value === '' ? rest : [...rest, { ...last, value }] };
}

const readSource = ({ position }: RootContent, { source }: GuideContext): string =>
  source.slice(position?.start.offset, position?.end.offset);

/** Comments, including heading ids, are dropped; literals become text. */
function writeExpression(
  node: Extract<RootContent, { type: 'mdxFlowExpression' | 'mdxTextExpression' }>,
  context: GuideContext,
): RootContent[] {
  if (isComment(node.value)) return [];
  const literal = readLiteral(node.value);
  if (literal !== undefined) return [text(literal)];
  throw new PageError(
    context,
    node,
    `"{${node.value.trim()}}" cannot be written as Markdown: only comments and plain text in quotes can.`,
  );
}
