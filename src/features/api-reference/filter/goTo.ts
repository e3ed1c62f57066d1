import { revealTarget } from '../revealTarget';

/** As its link would, and with the focus: the next tab is in the row. */
export function goTo(root: HTMLElement, element: HTMLElement): void {
  const hash = `#${element.id}`;
  if (window.location.hash === hash) revealTarget(root, hash);
  else window.location.hash = hash;
  element.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
}
