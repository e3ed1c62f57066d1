/** A lead ends with the first sentence that makes it this long. */
const ENOUGH = 60;
const MAX = 160;

/**
 * Splits a text where its first sentences end: what every reader of the search loads, and the rest.
 * @param text on one line
 */
export function splitLead(text: string): [lead: string, rest: string] {
  if (text.length <= MAX) return [text, ''];
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?:](?=\s)|[。！？：]/g)) {
    if (index + mark.length > MAX) break;
    end = index + mark.length;
    if (end >= ENOUGH) break;
  }
  if (end === 0) end = text.lastIndexOf(' ', MAX);
  if (end <= 0) end = MAX;
  return [text.slice(0, end), text.slice(end).trim()];
}
