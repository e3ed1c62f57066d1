import { HIT_HIGHLIGHT } from '../../../config/searchDialog';
import { tryDecode } from '../../../lib/tryDecode';
import { openedHit } from '../openedHit';
import { findWords } from './findWords';
import './highlight.css';
import { readOpenedHit } from './readOpenedHit';

/** Blocks of text that a reader sees at once. */
const BLOCKS = 'p, li, td, dd, dt, pre, h1, h2, h3, h4, h5, h6';

/**
 * The range to scroll to: the first one in the block that contains the most distinct
 * words.
 * @param ranges in the order of the page
 */
function chooseRange(ranges: readonly Range[]): Range | undefined {
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

/** Interactions after which the page is not scrolled automatically. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Marks the words of the hit that this page was opened from, and scrolls to them. Escape
 * or a click removes the marks. If the words are not found, nothing happens.
 * @param stored what was stored when the hit was opened
 * @param movesFocus whether keyboard focus moves to the hit
 * @returns a function that removes the marks
 */
export function markHit(
  stored: string,
  { movesFocus }: { movesFocus: boolean },
): () => void {
  const hit = readOpenedHit(stored, window.location, Date.now());
  if (!hit) return () => undefined;
  openedHit.del();
  const id = tryDecode(window.location.hash.slice(1));
  const root = document.querySelector('main article') ?? document.querySelector('main');
  const target = id ? document.getElementById(id) : root;
  if (!root || !target) return () => undefined;

  const calls = new AbortController();
  let isAtRest = true;
  for (const move of OWN_MOVES) {
    const note = (): void => {
      isAtRest = false;
    };
    window.addEventListener(move, note, {
      once: true,
      passive: true,
      signal: calls.signal,
    });
  }
  const end = (): void => {
    calls.abort();
    CSS.highlights?.delete(HIT_HIGHLIGHT);
  };
  // The router scrolls to the anchor first.
  requestAnimationFrame(() => {
    if (calls.signal.aborted) return;
    const ranges = findWords(hit.words, target, root);
    // A page whose title has a word of the search is the answer as a whole.
    const title = id ? null : root.querySelector('h1');
    const isTitled = ranges.some(({ startContainer }) => title?.contains(startContainer));
    const place = isTitled ? undefined : chooseRange(ranges);
    if (place && isAtRest) bringIntoView(place);
    if (movesFocus && id) moveFocus(target);
    if (ranges.length === 0 || !CSS.highlights) return;
    CSS.highlights.set(HIT_HIGHLIGHT, new Highlight(...ranges));
    const { signal } = calls;
    window.addEventListener('click', end, { signal });
    window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), {
      signal,
    });
  });
  return end;
}

/** Only as far as needed: the target heading stays in view if possible. */
function bringIntoView(place: Range): void {
  const { top, bottom } = place.getBoundingClientRect();
  const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
  if (top >= bar && bottom <= window.innerHeight) return;
  place.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

/** The dialog restored the focus; if the reader has used it since, it stays there. */
function moveFocus(target: HTMLElement | Element): void {
  const { activeElement } = document;
  if (!(target instanceof HTMLElement) || activeElement?.closest('main')) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
