import { tryDecode } from '../../lib/tryDecode';

/** Rows off screen have an estimated height; rendering them shifts the others. */
const MAX_CORRECTIONS = 6;

/** Finds the element that a hash names. */
export function findTarget(root: HTMLElement, hash: string): HTMLElement | null {
  const id = tryDecode(hash.slice(1));
  const target = id ? document.getElementById(id) : null;
  return root.contains(target) ? target : null;
}

/**
 * Opens and marks the row that a hash names, and scrolls to it. `:target` would work for
 * loaded addresses, but not for those set by a router or a script.
 */
export function revealTarget(root: HTMLElement, hash: string): HTMLElement | null {
  root
    .querySelectorAll('[data-target]')
    .forEach((row) => row.removeAttribute('data-target'));
  const target = findTarget(root, hash);
  if (!target) return null;
  openAround(target);
  if (target.dataset.n !== undefined) target.dataset.target = '';
  bringIntoView(target);
  return target;
}

/** Opens the collapsed sections that contain an element. */
function openAround(target: HTMLElement): void {
  const around = target.closest('details');
  if (!around) return;
  around.open = true;
  if (around.parentElement) openAround(around.parentElement);
}

/** Scrolls an element to the top even though it shifts while rows are rendered. */
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
