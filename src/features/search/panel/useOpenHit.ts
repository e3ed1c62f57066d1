import { useHistory } from '@docusaurus/router';
import type { MouseEvent } from 'react';
import type { SearchHit } from '../../../types/search';
import { noteHit } from './noteHit';

/** What a click on the link of a hit does; the click itself stays one on a link. */
export type OpenHit = (hit: SearchHit, event: MouseEvent) => void;

/**
 * @param text that the reader searched for
 * @param onLeave called before another page takes the place of this one
 */
export function useOpenHit(text: string, onLeave?: () => void): OpenHit {
  const history = useHistory();
  return (hit, event) => {
    noteHit(hit, text);
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    // The browser opens another tab or window, or saves the page.
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    onLeave?.();
    history.push(hit.url);
  };
}
