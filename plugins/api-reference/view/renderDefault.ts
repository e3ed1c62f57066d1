import { findParser } from '../../mdx/languages';
import { escapeHtml } from '../../../src/lib/escapeHtml';
import { renderMarkdown } from './renderMarkdown';
import { breakName } from './renderType';
import type { ViewContext } from './viewContext';

/** Longest value that fits into its column. */
const MAX_LENGTH = 20;

/** Code, an object, or a literal that is not yet marked as code. */
const CODE = /`[^`]*`|\{[^}]*\}|(?<![\w<.-])(?:true|false|null|\d+(?:px|%)?)(?![\w.-])/g;
const LENGTH = /^\d+(?:px|%)$/;

/** A default value: in its column, or in a line of its own if it is long or a text. */
export interface RenderedDefault {
  cell: string;
  line: string;
}

/**
 * Renders the default of a prop. The packages write code, code in backticks, or a
 * sentence in Markdown such as "`true` on desktop, `false` on mobile".
 */
export async function renderDefault(
  text: string | null,
  context: ViewContext,
): Promise<RenderedDefault> {
  if (text === null) return { cell: '', line: '' };
  const code = toCode(text);
  if (code !== undefined && code.length <= MAX_LENGTH)
    return { cell: `<code dir="ltr" translate="no">${breakName(code)}</code>`, line: '' };
  const value =
    code === undefined
      ? await renderMarkdown(markCode(text), context)
      : `<code dir="ltr" translate="no">${escapeHtml(code)}</code>`;
  const label = escapeHtml(context.labels.heads.default);
  return { cell: '', line: `<div class="api-default"><b>${label}</b> ${value}</div>` };
}

/** @returns the code without backticks around it, or undefined for a sentence */
function toCode(text: string): string | undefined {
  const inner = /^`([^`$]*)`$/.exec(text)?.[1] ?? text;
  return LENGTH.test(inner) || isExpression(inner) ? inner : undefined;
}

const markCode = (text: string): string =>
  text.replace(CODE, (code) => (code.startsWith('`') ? code : `\`${code}\``));

/** Whether a text is a single expression, such as an arrow function or a literal. */
function isExpression(text: string): boolean {
  const tree = findParser('ts')!.parse(`(${text})`);
  let isValid = tree.topNode.firstChild?.nextSibling === null;
  tree.iterate({ enter: ({ type }) => void (isValid &&= !type.isError) });
  return isValid;
}
