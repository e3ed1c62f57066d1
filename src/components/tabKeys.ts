import type { KeyboardEvent } from 'react';

/**
 * The index to which a key moves the focus in a row of items; it wraps around at both
 * ends.
 * @returns undefined for keys that do not move the focus
 */
export function nextIndex(
  key: string,
  current: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  if (count === 0) return undefined;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === forward) return (current + 1) % count;
  if (key === backward) return (current - 1 + count) % count;
  return undefined;
}

/**
 * The keys of all tabs of the site: arrow keys, Home and End select a tab and focus it,
 * and Space and Enter select the focused one. See
 * https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function selectTabByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, altKey, metaKey, shiftKey } = event;
  const tab = (event.target as Element).closest<HTMLElement>('[role="tab"]');
  // With Alt, arrow keys leave the page.
  if (!tab || ctrlKey || altKey || metaKey || shiftKey) return;
  const list = tab.closest('[role="tablist"]');
  const tabs = [...(list?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])];
  const isRtl = getComputedStyle(tab).direction === 'rtl';
  const isPress = key === ' ' || key === 'Enter';
  const next = isPress
    ? tabs.indexOf(tab)
    : nextIndex(key, tabs.indexOf(tab), tabs.length, isRtl);
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.click();
  tabs[next]?.focus();
}

/** Space presses a link that is announced as a button, as it presses a real one. */
export function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  if (key !== ' ' || currentTarget.getAttribute('role') !== 'button') return;
  event.preventDefault();
  currentTarget.click();
}
