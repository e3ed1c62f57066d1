import { readText } from '../../../content/text/readText';

/** The text of a page without markup: its lines, and where each begins in the whole. */
interface PageText {
  whole: string;
  lines: readonly { line: number; start: number; text: string }[];
}

const FENCE = /^\s*(```|~~~)/;

/** Removes the markup of a text and folds its spaces, so that only its words are compared. */
export const toPlainText = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/\\([\\`*_{}[\]()#+.!|<>-])/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/^\s*(?:[-+#>|]+|\d+\.)\s+/, '')
    .replace(/\s+/g, ' ')
    .trim();

const cache = new Map<string, PageText>();

/** Reads the prose of a page; code blocks are left out. */
export function readPageText(file: string): PageText {
  const known = cache.get(file);
  if (known) return known;
  const lines: { line: number; start: number; text: string }[] = [];
  let whole = '';
  let isCode = false;
  for (const [index, source] of readText(file).split('\n').entries()) {
    const isFence = FENCE.test(source);
    if (isFence) isCode = !isCode;
    const text = isCode || isFence ? '' : toPlainText(source);
    if (text === '') continue;
    lines.push({ line: index + 1, start: whole.length, text });
    whole += `${text} `;
  }
  const page = { whole, lines };
  cache.set(file, page);
  return page;
}

/**
 * Finds a sentence in a page.
 * @returns the line in which it begins; undefined if the page does not have it
 */
export function findSentence(
  { whole, lines }: PageText,
  sentence: string,
): number | undefined {
  const plain = toPlainText(sentence);
  const start = plain === '' ? -1 : whole.indexOf(plain);
  return start < 0 ? undefined : lines.findLast((each) => each.start <= start)?.line;
}

/** The line of a page that has the most words of a sentence. */
export function findNearest({ lines }: PageText, sentence: string): string {
  const words = new Set(listWords(toPlainText(sentence)));
  const count = (text: string) =>
    new Set(listWords(text).filter((word) => words.has(word))).size;
  const [nearest] = lines.toSorted((a, b) => count(b.text) - count(a.text));
  return nearest ? `line ${nearest.line}: ${nearest.text}` : 'none';
}

const listWords = (text: string): string[] => text.toLowerCase().match(/[\w-]+/g) ?? [];
