import { markText, type QueryWords } from './markText';

const MAX = 160;
/** Amount of text before the first hit, so that it reads as part of a sentence. */
const BEFORE = 40;

/**
 * A line of text around the first match; without a match, the beginning.
 * @param texts of a document, in order of preference
 * @returns empty if there is no text
 */
export function cutContext(texts: readonly string[], query: QueryWords): string {
  for (const text of texts) {
    const [first] = markText(text, query, 1);
    if (first) return cut(text, first[0]);
  }
  return cut(texts[0] ?? '', 0);
}

function cut(text: string, hit: number): string {
  if (text.length <= MAX) return text;
  const from = hit < MAX - BEFORE ? 0 : text.indexOf(' ', hit - BEFORE) + 1;
  const end = from + MAX;
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  return `${from > 0 ? '…' : ''}${text.slice(from, to > from ? to : end)}${end < text.length ? '…' : ''}`;
}
