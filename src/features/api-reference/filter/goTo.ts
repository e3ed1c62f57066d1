import { revealTarget } from '../revealTarget';

/** Acts like the entry's link, and moves the focus, so that Tab continues in the row. */
export function goTo(root: HTMLElement, element: HTMLElement): void {
  const hash = `#${element.id}`;
  if (window.location.hash === hash) revealTarget(root, hash);
  else window.location.hash = hash;
  element.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
}
