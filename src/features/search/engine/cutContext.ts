import { markText } from './markText';

const MAX = 160;
/** Text before the first hit, so that it reads as part of a sentence. */
const BEFORE = 40;

/**
 * A line of text around the first hit; without one, the beginning.
 * @param texts of a document, the one to prefer first
 * @param asked words as they were typed
 * @returns empty if there is no text
 */
export function cutContext(texts: readonly string[], asked: readonly string[]): string {
  const found = texts
    .map((text) => ({ text, marks: markText(text, asked) }))
    .find(({ marks }) => marks.length > 0);
  if (!found) return cut(texts[0] ?? '', 0);
  return cut(found.text, found.marks[0]?.[0] ?? 0);
}

function cut(text: string, hit: number): string {
  if (text.length <= MAX) return text;
  const from = hit < MAX - BEFORE ? 0 : text.indexOf(' ', hit - BEFORE) + 1;
  const end = from + MAX;
  const to = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  return `${from > 0 ? '…' : ''}${text.slice(from, to > from ? to : end)}${end < text.length ? '…' : ''}`;
}
