/** A lead ends with the first sentence that makes it at least this long. */
const ENOUGH = 60;
const MAX = 160;
/** Number of letters that correspond to a Chinese character, in content and in bytes. */
const CHINESE_WIDTH = 2.5;

/**
 * Splits a text after its first sentences: the part that every search loads, and the
 * rest.
 * @param text on one line
 */
export function splitLead(text: string): [lead: string, rest: string] {
  const width = /\p{Script=Han}/u.test(text) ? CHINESE_WIDTH : 1;
  const max = Math.floor(MAX / width);
  if (text.length <= max) return [text, ''];
  let end = 0;
  for (const { index, 0: mark } of text.matchAll(/[.!?:](?=\s)|[。！？：]/g)) {
    if (index + mark.length > max) break;
    end = index + mark.length;
    if (end * width >= ENOUGH) break;
  }
  if (end === 0) end = text.lastIndexOf(' ', max);
  if (end <= 0) end = max;
  return [text.slice(0, end), text.slice(end).trim()];
}
