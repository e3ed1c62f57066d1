import type { RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
  })
  .freeze();

/** Prints nodes as Markdown, with a trailing line break. */
export const printMarkdown = (children: readonly RootContent[]): string =>
  printer.stringify({ type: 'root', children: [...children] });
