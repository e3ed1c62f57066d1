import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect } from 'react';

/**
 * Keyboard handling of a menu in a `details` element: an arrow key opens it and moves
 * between its links, Home and End go to its ends, Escape closes it and restores the
 * focus. It closes when the focus or the pointer goes elsewhere.
 * @param enabled false disables all of this
 */
export function useMenuKeys(ref: RefObject<HTMLDetailsElement | null>, enabled: boolean) {
  const close = (): void => {
    if (ref.current) ref.current.open = false;
  };

  useEffect(() => {
    if (!enabled) return undefined;
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (!ref.current?.contains(target as Node)) ref.current?.removeAttribute('open');
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [ref, enabled]);

  const onKeyDown = (event: KeyboardEvent<HTMLDetailsElement>): void => {
    const menu = event.currentTarget;
    if (event.key === 'Escape' && menu.open) {
      close();
      menu.querySelector('summary')?.focus();
      return;
    }
    const links = [...menu.querySelectorAll('a')];
    const current = links.indexOf(document.activeElement as HTMLAnchorElement);
    // On the closed button, Home and End scroll the page.
    if (!menu.open && !event.key.startsWith('Arrow')) return;
    const target = findMenuTarget(event.key, current, links.length);
    if (target === undefined) return;
    event.preventDefault();
    menu.open = true;
    links[target]?.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // A click on plain text moves the focus to nothing, which does not close the menu.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return enabled ? { onKeyDown, onBlur } : {};
}

/**
 * The index to which a key moves the focus in an open list of links; it wraps around at
 * both ends.
 * @param current index of the focused link; -1 while the focus is on the button
 * @returns undefined for keys that do not move the focus
 */
export function findMenuTarget(
  key: string,
  current: number,
  count: number,
): number | undefined {
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (Math.max(current, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
