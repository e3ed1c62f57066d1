import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from '../../lib/isShortcut';
import { isTyping } from './isTyping';

/**
 * Calls back on Ctrl or Cmd with K anywhere, and on `/` where nobody types. What an editor on the
 * page has used for itself is left to it, and `/` to a field of the page that has it as its key.
 * @param onShortcut opens the search, or closes it
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
