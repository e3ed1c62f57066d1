import { CLICK_ATTRIBUTES } from '../../config/analytics';
import type { Action } from './events';

export interface ClickEnvironment {
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  random: () => number;
  onAction: (action: Action) => void;
}

/**
 * Tells of clicks on whatever says by its attributes that it wants to be counted.
 * @returns a function that ends it
 */
export function createClickTracker({
  document,
  random,
  onAction,
}: ClickEnvironment): () => void {
  const onClick = ({ target }: Event): void => {
    const element = (target as Element | null)?.closest?.(
      `[${CLICK_ATTRIBUTES.category}]`,
    );
    if (!element || random() >= readSplit(element)) return;
    onAction({
      category: element.getAttribute(CLICK_ATTRIBUTES.category) ?? '',
      action: element.getAttribute(CLICK_ATTRIBUTES.action) ?? 'click',
      label: element.getAttribute(CLICK_ATTRIBUTES.label) ?? undefined,
    });
  };
  // Before the page's own handlers: they may stop the event or take the element away.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** The share of clicks to tell; all of them where nothing sensible is said. */
function readSplit(element: Element): number {
  const text = element.getAttribute(CLICK_ATTRIBUTES.split);
  const split = text ? Number(text) : 1;
  return Number.isFinite(split) ? split : 1;
}
