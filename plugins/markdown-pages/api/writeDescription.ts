import type { PhrasingContent, RootContent } from 'mdast';
import { code, join, lineBreak, link, text } from '../markdown/nodes';
import { parseMarkdown } from '../markdown/parseMarkdown';
import type { ApiContext } from './context';

type Context = Pick<ApiContext, 'resolve'>;

/** A description of the data, with links of this site; headings become paragraphs. */
export const writeDescription = (source: string, context: Context): RootContent[] =>
  parseMarkdown(source).children.map((node) => {
    const written = resolveLinks(node, context);
    return written.type === 'heading'
      ? { type: 'paragraph', children: written.children }
      : written;
  });

/**
 * A description in one line, for the cell of a table: blocks are parted by breaks, and each line
 * of a block of code is code of its own.
 */
export const writeInline = (source: string, context: Context): PhrasingContent[] =>
  join(writeDescription(source, context).flatMap(toLines), lineBreak());

/** The lines of a block, each without breaks inside. */
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

/** Names of elements in a description are text: nothing in it is HTML. */
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

/** Links to pages that are not there become their text. */
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
