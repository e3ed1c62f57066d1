/** Blocks of text that a reader sees at once. */
const BLOCKS = 'p, li, td, dd, dt, pre, h1, h2, h3, h4, h5, h6';

/**
 * The range to scroll to: the first one in the block that contains the most distinct
 * words.
 * @param ranges in the order of the page
 */
export function chooseRange(ranges: readonly Range[]): Range | undefined {
  const blocks = new Map<Element | null, { first: Range; words: Set<string> }>();
  for (const range of ranges) {
    const block = range.startContainer.parentElement?.closest(BLOCKS) ?? null;
    const entry = blocks.get(block) ?? { first: range, words: new Set() };
    entry.words.add(range.toString().toLowerCase());
    blocks.set(block, entry);
  }
  let best: { first: Range; words: Set<string> } | undefined;
  for (const entry of blocks.values()) {
    if (!best || entry.words.size > best.words.size) best = entry;
  }
  return best?.first;
}
