import { useEffect, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { findMenuTarget } from './findMenuTarget';

/**
 * The keyboard of a menu made of a `details` element: an arrow opens it and moves between its
 * links, Home and End go to its ends, Escape closes it and brings the focus back. It closes
 * when the focus or the pointer goes elsewhere.
 * @param enabled false leaves the element to itself
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
    // On the closed button, Home and End are the page's.
    if (!menu.open && !event.key.startsWith('Arrow')) return;
    const target = findMenuTarget(event.key, current, links.length);
    if (target === undefined) return;
    event.preventDefault();
    menu.open = true;
    links[target]?.focus();
  };

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    // A click on bare text takes the focus to nothing; that is no way out.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };

  return enabled ? { onKeyDown, onBlur } : {};
}
