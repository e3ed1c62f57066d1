import { useHistory } from '@docusaurus/router';
import { useCallback, type MouseEvent } from 'react';
import type { SearchHit } from '../../../types/search';
import { recordHit } from './recordHit';

/** Handles a click on the link of a hit; the link itself still works. */
export type OpenHit = (hit: SearchHit, event: MouseEvent) => void;

/**
 * @param text that the hits answer
 * @param onLeave called before navigating to another page
 * @returns the same function while these are the same
 */
export function useOpenHit(text: string, onLeave?: () => void): OpenHit {
  const history = useHistory();
  return useCallback<OpenHit>(
    (hit, event) => {
      recordHit(hit, text);
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      // The browser opens another tab or window, or saves the page.
      if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
      event.preventDefault();
      onLeave?.();
      history.push(hit.url);
    },
    [history, text, onLeave],
  );
}
