import type { RefObject } from 'react';
import { useDismiss } from './useDismiss';

export interface DismissPendingProps {
  /** Contains the element that opens the panel. */
  box: RefObject<HTMLElement | null>;
  /** Receives whether the focus should return, which is true only for Escape. */
  onClose: (returnFocus: boolean) => void;
}

/**
 * Renders nothing in place of a panel that is still loading: if the reader dismisses it
 * meanwhile, the panel does not open and the focus stays where it is.
 */
export function DismissPending({ box, onClose }: DismissPendingProps) {
  useDismiss(box, onClose);
  return null;
}
