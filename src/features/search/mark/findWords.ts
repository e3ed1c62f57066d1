import { MAX_MARKED_PLACES } from '../../../config/searchDialog';

/**
 * Content that is not the page's text: code of demos, links of headings, hidden elements.
 */
const SKIPPED =
  '[data-demo], nav, script, style, template, [hidden], [aria-hidden="true"], .hash-link';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/**
 * Finds the words in a section of the page: from the element on, and if that is a
 * heading, up to the next one of its level.
 * @param words in lower case
 * @param start target of the hit; `root` itself means the whole page
 * @param root contains the text of the page
 * @returns ranges in the order of the page
 */
export function findWords(
  words: readonly string[],
  start: Element,
  root: Element,
): Range[] {
  const pattern = makePattern(words);
  if (!pattern) return [];
  const ranges: Range[] = [];
  for (const texts of listTexts(start, root)) {
    const whole = texts.map(({ data }) => data).join('');
    for (const { index, 0: word } of whole.matchAll(pattern)) {
      const range = document.createRange();
      range.setStart(...findPlace(texts, index));
      range.setEnd(...findPlace(texts, index + word.length));
      if (ranges.push(range) === MAX_MARKED_PLACES) return ranges;
    }
  }
  return ranges;
}

/** A single letter is everywhere; a single Chinese character may be a word. */
function makePattern(words: readonly string[]): RegExp | undefined {
  const alternatives = words
    .filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return alternatives.length > 0 ? new RegExp(alternatives.join('|'), 'giu') : undefined;
}

/** Finds the text node and offset of a character in adjacent text nodes. */
function findPlace(texts: readonly Text[], index: number): [Text, number] {
  let rest = index;
  for (const text of texts) {
    if (rest <= text.length) return [text, rest];
    rest -= text.length;
  }
  throw new RangeError(`The texts end before character ${index}.`);
}

/**
 * Groups text nodes that are only separated by a possible line break, as in long names.
 */
function* listTexts(start: Element, root: Element): Generator<Text[]> {
  const isHeading = start.matches(HEADINGS);
  const scope = isHeading ? root : start;
  const walker = document.createTreeWalker(
    scope,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.matches(SKIPPED)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  if (isHeading) walker.currentNode = start;
  let texts: Text[] = [];
  let isJoined = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isHeading && node instanceof Element && endsSection(node, start)) break;
    if (node instanceof Text) {
      if (!isJoined && texts.length > 0) {
        yield texts;
        texts = [];
      }
      texts.push(node);
    }
    isJoined = node instanceof HTMLElement && node.localName === 'wbr';
  }
  if (texts.length > 0) yield texts;
}

/** `H2` sorts before `H3`: a heading of the same or a higher level. */
const endsSection = (element: Element, heading: Element): boolean =>
  element.matches(HEADINGS) && element.tagName <= heading.tagName;
