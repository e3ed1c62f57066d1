import type { PhrasingContent, RootContent } from 'mdast';
import { code, join, lineBreak, link, text } from '../markdown/nodes';
import { parseMarkdown } from '../markdown/markdown';
import type { ApiContext } from './context';

type Context = Pick<ApiContext, 'resolve'>;

/** Converts a description with links to this site; headings become paragraphs. */
export const writeDescription = (source: string, context: Context): RootContent[] =>
  parseMarkdown(source).children.map((node) => {
    const written = resolveLinks(node, context);
    return written.type === 'heading'
      ? { type: 'paragraph', children: written.children }
      : written;
  });

/**
 * Writes a description on one line, for a table cell: blocks are separated by breaks, and
 * each line of a code block is inline code.
 */
export const writeInline = (source: string, context: Context): PhrasingContent[] =>
  join(writeDescription(source, context).flatMap(toLines), lineBreak());

/** The lines of a block, each without line breaks. */
function toLines(node: RootContent): PhrasingContent[][] {
  switch (node.type) {
    case 'paragraph':
      return [node.children.map(toOneLine)];
    case 'code':
      return node.value
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => [code(line)]);
    case 'list':
      return node.children.flatMap(({ children }, index) => {
        const [first = [], ...rest] = children.flatMap(toLines);
        const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : '• ';
        return [[text(mark), ...first], ...rest];
      });
    case 'blockquote':
      return node.children.flatMap(toLines);
    case 'html':
      return [[text(node.value)]];
    case 'table':
      return node.children.map((row) =>
        join(
          row.children.map((cell) => cell.children.map(toOneLine)),
          text(' – '),
        ),
      );
    default:
      return [];
  }
}

/** Names of elements in a description are text, because descriptions contain no HTML. */
function toOneLine(node: PhrasingContent): PhrasingContent {
  if (node.type === 'html') return text(node.value);
  if (node.type === 'break') return lineBreak();
  if (node.type === 'text') return text(node.value.replace(/\s*\n\s*/g, ' '));
  if (!('children' in node)) return node;
  return {
    ...node,
    children: (node.children as PhrasingContent[]).map(toOneLine),
  } as PhrasingContent;
}

/** Replaces links to missing pages with their text. */
function resolveLinks<T extends RootContent>(node: T, context: Context): T {
  if (!('children' in node)) return node;
  const children = (node.children as RootContent[]).flatMap((child): RootContent[] => {
    const written = resolveLinks(child, context);
    if (written.type !== 'link') return [written];
    const url = context.resolve(written.url);
    return url === null ? written.children : [link(url, ...written.children)];
  });
  return { ...node, children };
}
