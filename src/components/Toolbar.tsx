import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { nextIndex } from './tabKeys';

export interface ToolbarProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A menu of the toolbar has keys of its own. */
const ITEMS = ':is(button:not([disabled]), a[href]):not([role^="menuitem"])';

/**
 * A toolbar with one tab stop: the arrow keys (mirrored in RTL), Home and End move
 * between its buttons and links. See https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function Toolbar({ label, className, children }: ToolbarProps) {
  const ref = useRef<HTMLDivElement>(null);
  const listItems = () => [...(ref.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

  const setStop = (stop: HTMLElement | undefined) =>
    listItems().forEach((item) => {
      item.tabIndex = item === stop ? 0 : -1;
    });

  const onKeyDown = (event: KeyboardEvent) => {
    const items = listItems();
    const current = items.indexOf(document.activeElement as HTMLElement);
    const isRtl =
      ref.current !== null && getComputedStyle(ref.current).direction === 'rtl';
    const index = nextIndex(event.key, current, items.length, isRtl);
    if (index === undefined) return;
    event.preventDefault();
    items[index]?.focus();
  };

  // Items depend on the state of the demo; if the tab stop is removed, the first item
  // takes over.
  const keepOneStop = (node: HTMLDivElement | null) => {
    ref.current = node;
    const items = listItems();
    setStop(items.find((item) => item.dataset.stop === 'true') ?? items[0]);
  };

  return (
    <div
      ref={keepOneStop}
      role="toolbar"
      aria-label={label}
      className={className}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        if (!target.matches(ITEMS)) return;
        listItems().forEach((item) => delete item.dataset.stop);
        target.dataset.stop = 'true';
        setStop(target);
      }}
    >
      {children}
    </div>
  );
}
