import type { RefObject } from 'react';
import { useDismiss } from './useDismiss';

export interface DismissPendingProps {
  /** Holds what opens the panel. */
  box: RefObject<HTMLElement | null>;
  /** Told whether the focus should return; true for Escape alone. */
  onClose: (returnFocus: boolean) => void;
}

/**
 * Stands in for a panel that has still to load, and shows nothing: a reader who goes on meanwhile
 * does without the panel, as if they had left it open, and keeps the focus.
 */
export function DismissPending({ box, onClose }: DismissPendingProps) {
  useDismiss(box, onClose);
  return null;
}
