import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from '../../lib/shortcuts';

/** Roles that handle typed characters: for editing, or for typeahead. */
const WIDGETS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"], [role="combobox"], [role="spinbutton"], [role="listbox"], [role="menu"], [role="grid"], [role="treegrid"], [role="tree"]';

/**
 * Whether a key press belongs to the focused element, so that the page must not treat a
 * single character as a shortcut.
 * @param target of the key press
 */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WIDGETS) !== null;

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
