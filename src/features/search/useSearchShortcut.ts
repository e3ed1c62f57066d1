import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from '../../lib/isShortcut';
import { isTyping } from './isTyping';

/**
 * Handles Ctrl or Cmd with K anywhere, and `/` outside text fields. Keys that an editor
 * on the page has handled are ignored, and so is `/` if a field of the page uses it.
 * @param onShortcut opens or closes the search
 */
export function useSearchShortcut(onShortcut: () => void): void {
  const run = useEffectEvent(onShortcut);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing) return;
      const isSlash =
        event.key === '/' &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey &&
        !isTyping(event.target) &&
        !document.querySelector('input[aria-keyshortcuts="/"]');
      if (!isSlash && !isShortcut(event, 'k')) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
