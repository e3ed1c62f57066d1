import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  createAnchors,
  findAnchorProblem,
  readHeading,
} from '../../../content/mdx/headings';
import { ELEMENT_NAMES } from '../../markdown-pages/guide/elements';
import { isText } from '../../markdown-pages/guide/readExpression';
import { findMetaProblem } from '../parseFenceMeta';
import type { Fault } from './describeSyntaxError';

/** `Comparison` becomes a table, and `summary` is a part of `details`. */
const TAGS = [...ELEMENT_NAMES, 'Comparison', 'summary'].sort();

type FindProblem = (node: Nodes) => string | undefined;

/**
 * Lists what a page says but would not show, and what has no form as Markdown, which
 * otherwise stops a build only after all pages.
 * @param tree as parsed
 * @param source text of the page
 */
export function listFaults(tree: Root, source: string): Fault[] {
  const lines = source.split('\n');
  const toAnchor = createAnchors();
  const anchors = new Map<string, number>();
  const problems: Partial<Record<Nodes['type'], FindProblem>> = {
    code: (node) =>
      node.type === 'code'
        ? findMetaProblem(node.meta ?? '', node.value.split('\n').length)
        : undefined,
    heading: ({ position }) => {
      const { line = 1, column = 1 } = position?.start ?? {};
      const [, content] =
        /^#{1,6}\s+(.*)$/.exec((lines[line - 1] ?? '').slice(column - 1)) ?? [];
      if (content === undefined)
        return 'a heading begins with "##". If it is text, leave an empty line before the dashes.';
      const anchor = toAnchor(readHeading(content));
      const problem = findAnchorProblem(anchor, anchors);
      anchors.set(anchor, line);
      return problem;
    },
    mdxFlowExpression: checkExpression,
    mdxTextExpression: checkExpression,
    mdxJsxFlowElement: checkTag,
    mdxJsxTextElement: checkTag,
    mdxjsEsm: () =>
      'a page has no imports and exports. Start the line with another word, or use the tags in contributing/writing-pages.md.',
    table: checkTable,
  };
  const faults: Fault[] = [];
  visit(tree, (node) => {
    const message = problems[node.type]?.(node);
    if (message === undefined) return;
    const { line = 1, column } = node.position?.start ?? {};
    faults.push({ line, column, message });
  });
  return faults;
}

function checkExpression(node: Nodes): string | undefined {
  if (!('value' in node) || isText(node.value)) return undefined;
  return `"{${node.value}}" would show nothing. Write it in backticks, or with a backslash before the brace: \\{${node.value}}.`;
}

function checkTag(node: Nodes): string | undefined {
  const name = 'name' in node ? (node.name ?? '') : '';
  if (TAGS.includes(name)) return undefined;
  return `there is no tag <${name}>. If it is text, write it in backticks. Tags are ${TAGS.join(', ')}; contributing/writing-pages.md says how to add one.`;
}

/** GFM drops cells for which the first row has no column. */
function checkTable(node: Nodes): string | undefined {
  if (node.type !== 'table') return undefined;
  const [head, ...rows] = node.children;
  const columns = head?.children.length ?? 0;
  const row = rows.find(({ children }) => children.length > columns);
  if (!row) return undefined;
  return `the head of the table has ${columns} cells, but line ${row.position?.start.line} has ${row.children.length} cells. Write "|" within a cell as \\|.`;
}
