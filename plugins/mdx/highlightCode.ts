import type { Tree } from '@lezer/common';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';
import { CODE_COLORS } from '../../src/config/codeColors';
import { escapeHtml } from '../../src/lib/escapeHtml';
import { findParser } from './languages';

/**
 * Class names are letters for colors, which `src/css/code.css` defines for both color
 * schemes.
 */
const highlighter = tagHighlighter([
  ...CODE_COLORS.map(({ tag, color }) => ({ tag, class: color })),
  { tag: tags.inserted, class: 's' },
  { tag: tags.deleted, class: 'k' },
]);

/** In data and styles, property names are what readers look for. */
const dataHighlighter = tagHighlighter([{ tag: tags.propertyName, class: 'a' }]);
const DATA = /^(css|json|jsonc)$/;

/**
 * Results by language, marked lines and code; cached, because pages share files and two
 * builds run in one process.
 */
const known = new Map<string, string>();

/**
 * Highlights code at build time, so that browsers load no grammar. The result has one
 * `<span class="line">` per line and short class names instead of colors.
 * @param code source text
 * @param language name of a fence; code in unknown languages is escaped but not colored
 * @param marked 1-based lines to mark
 */
export function highlightCode(
  code: string,
  language = '',
  marked: ReadonlySet<number> = new Set(),
): string {
  const key = [language, [...marked].join(), code].join('\n');
  const result = known.get(key) ?? highlight(code, language, marked);
  known.set(key, result);
  return result;
}

interface Token {
  text: string;
  color: string;
}

function highlight(code: string, language: string, marked: ReadonlySet<number>): string {
  const text = code.replace(/\n+$/, '');
  const lines: Token[][] = [[]];
  const add = (part: string, color = ''): void => {
    for (const [index, line] of part.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (line !== '') addToken(lines.at(-1)!, { text: line, color });
    }
  };
  let end = 0;
  for (const { from, to, color } of listColored(text, language)) {
    add(text.slice(end, from));
    add(text.slice(from, to), color);
    end = to;
  }
  add(text.slice(end));
  return lines.map((line, index) => renderLine(line, marked.has(index + 1))).join('');
}

/** The colored parts of a text, in order. */
function listColored(text: string, language: string) {
  const found: { from: number; to: number; color: string }[] = [];
  const all = DATA.test(language) ? [highlighter, dataHighlighter] : highlighter;
  const { tree, start } = parse(text, language);
  const add = (from: number, to: number, classes: string) =>
    found.push({
      from: from - start,
      to: to - start,
      color: classes.split(' ').at(-1)!,
    });
  if (tree) highlightTree(tree, all, add, start, start + text.length);
  return found;
}

/**
 * Parses code. Several elements without a parent, as demos show them, are no expression,
 * so they get one.
 * @returns the tree, and where the text starts in it
 */
function parse(text: string, language: string): { tree?: Tree; start: number } {
  const parser = findParser(language);
  const tree = parser?.parse(text);
  if (parser && tree && text.trimStart().startsWith('<') && hasError(tree)) {
    const [open, close] = ['<>', '</>'];
    const parent = parser.parse(open + text + close);
    if (!hasError(parent)) return { tree: parent, start: open.length };
  }
  return { tree, start: 0 };
}

function hasError(tree: Tree): boolean {
  let found = false;
  tree.iterate({ enter: ({ type }) => void (found ||= type.isError) });
  return found;
}

/** Merges adjacent tokens of the same color, including the whitespace between them. */
function addToken(line: Token[], token: Token): void {
  const last = line.at(-1);
  if (last && (last.color === token.color || token.text.trim() === ''))
    last.text += token.text;
  else line.push(token);
}

const renderLine = (line: Token[], isMarked: boolean): string => {
  const parts = line.map(({ text, color }) =>
    color ? `<span class="${color}">${escapeHtml(text)}</span>` : escapeHtml(text),
  );
  return `<span class="line${isMarked ? ' marked' : ''}">${parts.join('')}\n</span>`;
};
