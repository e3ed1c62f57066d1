import path from 'node:path';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { parseInline } from '../../content/mdx/pageSyntax';
import { findLanguage } from '../../content/pages/findLanguage';
import { findSourceFolder } from '../../content/pages/findSourceFolder';
import { findFaults } from '../mdx/page-check/findFaults';
import { readComparison } from './readComparison';
import { toTable, type Table } from './toTable';

interface Options {
  siteDir: string;
}

interface Element {
  name: string | null;
  attributes: { name?: string; value?: unknown }[];
  position?: { start: { line: number } };
}

const ATTRIBUTES = ['name', 'columns', 'group'];

/**
 * Remark plugin: replaces `<Comparison name="plans" />` with a table of the data in
 * `plans.comparison.json`, in the folder of the page's demos. It must run before all
 * other plugins, so that links in cells are processed like those of the page.
 * @throws Error with file and line of the page, and the problem
 */
export default function remarkComparisons({ siteDir }: Options) {
  return (tree: Root, file: VFile): void => {
    const page = path.relative(siteDir, file.path).split(path.sep).join('/');
    const language = findLanguage(file.path, siteDir);
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const element = node as unknown as Element;
      if (element.name !== 'Comparison' || !parent || index === undefined) return;
      try {
        const { name, columns, group } = readAttributes(element);
        const comparison = readComparison(findSourceFolder(file.path, siteDir), name);
        const table = toTable(comparison, { language, columns, group });
        parent.children[index] = renderTable(table);
      } catch (error) {
        const line = element.position?.start.line ?? 1;
        throw new Error(`${page}:${line}: <Comparison>: ${(error as Error).message}`);
      }
    });
  };
}

function readAttributes({ attributes }: Element) {
  const values = new Map<string, string>();
  for (const { name, value } of attributes) {
    if (!name || !ATTRIBUTES.includes(name) || typeof value !== 'string')
      throw new Error(
        `"${name ?? '{...}'}" cannot be read. Its attributes are ${ATTRIBUTES.join(', ')}, each with plain text.`,
      );
    values.set(name, value);
  }
  const name = values.get('name');
  if (!name) throw new Error('"name" is missing: the file without ".comparison.json".');
  const columns = values.get('columns')?.split(/\s*,\s*/);
  return { name, columns, group: values.get('group') };
}

function renderTable({ head, align, rows, answers }: Table): RootContent {
  const lines = rows.map(({ plan, cells }) =>
    cells.map((text, index) => {
      if (answers && index > 0 && (text === null || text === answers.yes)) {
        return text === null
          ? renderAnswer('–', answers.no, 'plan-no')
          : renderAnswer('✓', answers.yes, 'plan-yes');
      }
      const content = text === null ? [DASH] : parseCell(text);
      return plan && index === 0 ? [...content, SPACE, badge(plan)] : content;
    }),
  );
  return {
    type: 'table',
    align,
    ...(answers && { data: { hProperties: { className: ['plans-table'] } } }),
    children: [head.map(parseCell), ...lines].map((cells) => ({
      type: 'tableRow',
      children: cells.map((children) => ({ type: 'tableCell', children })),
    })),
  };
}

/** A symbol for sighted users and a text for screen readers. */
const renderAnswer = (sign: string, word: string, look: string): PhrasingContent[] => [
  span(sign, { className: look, 'aria-hidden': 'true' }),
  span(word, { className: 'visually-hidden' }),
];

const span = (value: string, attributes: Record<string, string>): PhrasingContent =>
  ({
    type: 'mdxJsxTextElement',
    name: 'span',
    attributes: Object.entries(attributes).map(([name, content]) => ({
      type: 'mdxJsxAttribute',
      name,
      value: content,
    })),
    children: [{ type: 'text', value }],
  }) as unknown as PhrasingContent;

const SPACE: PhrasingContent = { type: 'text', value: ' ' };
const DASH: PhrasingContent = { type: 'text', value: '–' };

const badge = (plan: string): PhrasingContent =>
  ({
    type: 'mdxJsxTextElement',
    name: 'PlanBadge',
    attributes: [{ type: 'mdxJsxAttribute', name: 'plan', value: plan }],
    children: [],
  }) as unknown as PhrasingContent;

const LINE_BREAK = (): PhrasingContent =>
  ({
    type: 'mdxJsxTextElement',
    name: 'br',
    attributes: [],
    children: [],
  }) as unknown as PhrasingContent;

/**
 * The content of a cell; an empty line in it starts a new line.
 * @throws Error with the cell and what is wrong
 */
function parseCell(text: string): PhrasingContent[] {
  const faults = findFaults(text);
  if (faults.length > 0)
    throw new Error(
      `the cell "${text}": ${faults.map(({ message }) => message).join(' ')}`,
    );
  return text
    .split(/\n\s*\n/)
    .map((part) => removePositions(parseInline(part)))
    .flatMap((part, index) => (index > 0 ? [LINE_BREAK(), ...part] : part));
}

/** They would be taken for places in the page. */
function removePositions(nodes: PhrasingContent[]): PhrasingContent[] {
  const root = { type: 'root', children: nodes } as Root;
  visit(root, (node) => void delete node.position);
  return nodes;
}
