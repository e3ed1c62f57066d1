import type { PhrasingContent, Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkCjkFriendlyStrikethrough from 'remark-cjk-friendly-gfm-strikethrough';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Preset, unified } from 'unified';
import { splitFrontMatter } from '../front-matter/splitFrontMatter';

/**
 * Remark plugins with which emphasis also ends beside Chinese punctuation, as in
 * `**注意：**内容`. They belong after `remark-gfm`, whose `~~` they replace.
 */
export const CJK_SYNTAX = [remarkCjkFriendly, remarkCjkFriendlyStrikethrough];

const SYNTAX = {
  plugins: [remarkParse, remarkMdx, remarkGfm, ...CJK_SYNTAX],
} satisfies Preset;

const pageParser = unified().use(SYNTAX).use(remarkDirective).freeze();

/** Docusaurus supports this form of an id, which MDX would parse as an expression. */
const CLASSIC_ID = /^(#{1,6} .*)(\{#[^{}\n]+\})[ \t]*$/gm;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** A page with spaces in place of its front matter and of ids in the form `{#id}`. */
function blankOutside(source: string): string {
  const { head, body } = splitFrontMatter(source);
  return (
    blank(head) +
    body.replace(CLASSIC_ID, (_, heading: string, id: string) => heading + blank(id))
  );
}

/**
 * Parses a page with the syntax that pages have, before any plugin changes it. Positions
 * are those in the file.
 * @throws VFileMessage with the position of a syntax error
 */
export const parsePage = (source: string): Root =>
  pageParser.parse(blankOutside(source)) as Root;

/** Blocks that a line may not begin: their marks are text. */
const NO_BLOCKS = [
  'blockQuote',
  'codeFenced',
  'definition',
  'gfmFootnoteDefinition',
  'headingAtx',
  'list',
  'mdxFlowExpression',
  'mdxJsxFlowTag',
  'setextUnderline',
  'table',
  'thematicBreak',
];

const inlineParser = unified()
  .use(SYNTAX)
  .use(function disableBlocks() {
    const data = this.data();
    (data.micromarkExtensions ??= []).push({ disable: { null: NO_BLOCKS } });
  })
  .freeze();

/**
 * Parses the Markdown of one line, such as a cell or a heading: `-` and `8. later` are
 * text in it.
 * @throws VFileMessage if a tag or a brace has no valid form
 */
export function parseInline(text: string): PhrasingContent[] {
  const tree = inlineParser.parse(text.replace(/\s*\n\s*/g, ' ').trim()) as Root;
  return tree.children.flatMap((node) =>
    node.type === 'paragraph' ? node.children : [],
  );
}
