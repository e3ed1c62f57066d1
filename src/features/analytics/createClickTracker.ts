import { CLICK_ATTRIBUTES } from '../../config/analytics';
import type { Action } from './events';

export interface ClickEnvironment {
  document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
  random: () => number;
  onAction: (action: Action) => void;
}

/**
 * Reports clicks on elements with tracking attributes.
 * @returns a function that stops it
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
  // In the capture phase: the page's handlers may stop the event or remove the element.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** The share of clicks to report; all of them if the value is missing or invalid. */
function readSplit(element: Element): number {
  const text = element.getAttribute(CLICK_ATTRIBUTES.split);
  const split = text ? Number(text) : 1;
  return Number.isFinite(split) ? split : 1;
}
