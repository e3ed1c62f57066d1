import { createSlugger } from '@docusaurus/utils';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parsePage } from './pageSyntax';

interface HeadingLine {
  /** With its Markdown, without an explicit anchor. */
  source: string;
  /** Without Markdown, as Docusaurus reads it. */
  text: string;
  /** The anchor that the page sets explicitly. */
  id?: string;
}

/** `{#anchor}` or `{/* #anchor *\/}` at the end of a heading. */
const OWN_ID = /\s*(?:\{#([^{}]+)\}|\{\/\*\s*#([^\s*]+)[^*]*\*\/\})$/;
/** Text in which nothing is Markdown. */
const PLAIN = /^[\p{L}\p{N} ,.;'’()?!/+=，、。：？！（）“”-]+$/u;

/**
 * Reads a heading. Every reader of pages uses it, so that they agree with the page about
 * anchors.
 * @param content the line after its `#` signs
 */
export function readHeading(content: string): HeadingLine {
  const line = content.trim().replace(/\s+#+$/, '');
  const [end, classic, comment] = OWN_ID.exec(line) ?? [''];
  const source = line.slice(0, line.length - end.length);
  const id = (classic ?? comment)?.trim();
  return { source, text: toText(source), ...(id !== undefined && { id }) };
}

/** Several readers read each page. */
const known = new Map<string, string>();

function toText(source: string): string {
  const text = known.get(source) ?? (PLAIN.test(source) ? source : parseText(source));
  known.set(source, text);
  return text;
}

function parseText(source: string): string {
  let tree: Root;
  try {
    tree = parsePage(`# ${source}`);
  } catch {
    // The page itself reports the error.
    return source;
  }
  const [heading] = tree.children;
  if (heading?.type !== 'heading') return source;
  trimBeforeTags(heading);
  return toString(heading);
}

/**
 * Removes the space between the text of a heading and a tag such as a badge, which would
 * end the anchor with a hyphen.
 */
export function trimBeforeTags(heading: Pick<Heading, 'children'>): void {
  const isTag = (node?: Nodes) => node?.type.startsWith('mdxJsx');
  heading.children = heading.children.filter(
    (node, index, all) =>
      !(
        node.type === 'text' &&
        index > 0 &&
        node.value.trim() === '' &&
        isTag(all[index + 1])
      ),
  );
  heading.children.forEach((node, index, all) => {
    if (node.type === 'text' && isTag(all[index + 1])) node.value = node.value.trimEnd();
  });
}

/**
 * Returns a function that names the anchors of a page's headings, in their order. As in
 * Docusaurus, explicit anchors do not affect the numbering of generated ones.
 */
export function createAnchors(): (heading: Pick<HeadingLine, 'text' | 'id'>) => string {
  const slugs = createSlugger();
  return ({ text, id }) => id ?? slugs.slug(text);
}

/**
 * Why a heading cannot have an anchor.
 * @param known anchors of the headings above it, with their lines
 * @returns undefined if it can
 */
export function findAnchorProblem(
  anchor: string,
  known: ReadonlyMap<string, number>,
): string | undefined {
  if (/^(?:-\d+)?$/.test(anchor))
    return 'the heading has no letters or digits to make an anchor of. Add words, or write the anchor behind it: {/* #anchor */}';
  const line = known.get(anchor);
  return line === undefined
    ? undefined
    : `the anchor "${anchor}" is that of the heading in line ${line}, too. Write another one behind the heading: {/* #anchor */}`;
}
