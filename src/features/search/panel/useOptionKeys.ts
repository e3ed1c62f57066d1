import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { getOptionId, LIST_ID } from './Results';

/** Keys that go through the list, and where they lead; a count beyond the ends wraps. */
const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  PageDown: (index, count) => Math.min(index + 5, count - 1),
  PageUp: (index) => Math.max(index - 5, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
};
/** They belong to the text until the reader goes through the list. */
const TEXT_KEYS = new Set(['Home', 'End']);

export interface OptionKeys {
  /** Number of options; 0 where there is no list. */
  count: number;
  active: number;
  onActive: (index: number) => void;
  /** Whether the options answer what is in the field by now. */
  isCurrent: boolean;
  /** The field was left downwards while there is no list. */
  onLeave: () => void;
  onOpenTab: (index: number) => void;
}

/**
 * Makes a field the combobox of the list of results: keys choose and open, and screen readers
 * hear the chosen option. The field keeps the focus.
 */
export function useOptionKeys(
  input: RefObject<HTMLInputElement | null>,
  keys: OptionKeys,
): void {
  const { count, active, isCurrent } = keys;
  const isMoving = useRef(false);
  /** Enter was pressed before the answer to the text was there. */
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

/** The first option brings the heading above it into view as well. */
function reveal(index: number): void {
  const option = document.getElementById(getOptionId(index));
  const list = option?.closest(`#${LIST_ID}`);
  if (index === 0 && list) list.scrollTop = 0;
  else option?.scrollIntoView({ block: 'nearest' });
}
