import { tryDecode } from '../../lib/tryDecode';

/** Rows out of sight have an estimated height; those that come into sight move the others. */
const MAX_CORRECTIONS = 6;

/**
 * Opens and marks the row that an address names, and brings it into view. `:target` would do
 * for addresses that are loaded, but not for those that a router or a script sets.
 */
export function revealTarget(root: HTMLElement, hash: string): HTMLElement | null {
  root
    .querySelectorAll('[data-target]')
    .forEach((row) => row.removeAttribute('data-target'));
  const id = tryDecode(hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  if (!target || !root.contains(target)) return null;
  target.hidden = false;
  if (target.dataset.n !== undefined) target.dataset.target = '';
  bringIntoView(target);
  return target;
}

/** Scrolls an element to the top, whose place moves while rows come into sight. */
export function bringIntoView(target: HTMLElement, corrections = MAX_CORRECTIONS): void {
  target.scrollIntoView();
  const { top } = target.getBoundingClientRect();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const moved = Math.abs(target.getBoundingClientRect().top - top) > 1;
      if (moved && corrections > 0) bringIntoView(target, corrections - 1);
    }),
  );
}
