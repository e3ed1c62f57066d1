import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { getOptionId, LIST_ID } from './Results';

/**
 * Keys that move through the list, and the resulting index; it wraps around at the ends.
 */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  PageDown: (index, count) => Math.min(index + 5, count - 1),
  PageUp: (index) => Math.max(index - 5, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};
/** These keys belong to the text field until the reader moves through the list. */
const TEXT_KEYS = new Set(['Home', 'End']);

export interface OptionKeys {
  /** Number of options; 0 where there is no list. */
  count: number;
  active: number;
  onActive: (index: number) => void;
  /** Whether the options answer the current text. */
  isCurrent: boolean;
  /** Called on an arrow down while there is no list. */
  onLeave: () => void;
  onOpenTab: (index: number) => void;
}

/**
 * Makes a field the combobox of the results: keys select and open an option, and screen
 * readers announce it. The focus stays in the field.
 */
export function useOptionKeys(
  input: RefObject<HTMLInputElement | null>,
  keys: OptionKeys,
): void {
  const { count, active, isCurrent } = keys;
  const isMoving = useRef(false);
  /** Enter was pressed before the text was answered. */
  const isDue = useRef(false);
  const open = (): void => document.getElementById(getOptionId(active))?.click();

  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing) return;
    isDue.current = false;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!isCurrent) isDue.current = true;
      else if (count === 0) return;
      else if (event.ctrlKey || event.metaKey) keys.onOpenTab(active);
      else open();
      return;
    }
    const step = STEPS[event.key];
    const isOfText = TEXT_KEYS.has(event.key) && (!isMoving.current || event.shiftKey);
    isMoving.current = step !== undefined && !isOfText;
    if (!step || isOfText) return;
    if (count > 0) {
      event.preventDefault();
      const next = step(active, count);
      keys.onActive(next);
      reveal(next);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      keys.onLeave();
    }
  });
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('keydown', onKeyDown);
    return () => field?.removeEventListener('keydown', onKeyDown);
  }, [input]);

  const openDue = useEffectEvent(() => {
    if (!isDue.current) return;
    isDue.current = false;
    if (count > 0) open();
  });
  useEffect(() => {
    if (isCurrent) openDue();
  }, [isCurrent]);

  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.setAttribute('aria-expanded', String(count > 0));
    if (count > 0) {
      field.setAttribute('aria-controls', LIST_ID);
      field.setAttribute('aria-activedescendant', getOptionId(active));
    } else {
      field.removeAttribute('aria-controls');
      field.removeAttribute('aria-activedescendant');
    }
  }, [input, count, active]);
}

/** For the first option, the heading above it scrolls into view too. */
function reveal(index: number): void {
  const option = document.getElementById(getOptionId(index));
  const list = option?.closest(`#${LIST_ID}`);
  if (index === 0 && list) list.scrollTop = 0;
  else option?.scrollIntoView({ block: 'nearest' });
}
