import { useEffect, useState } from 'react';
import { COPIED_FEEDBACK_BUTTON } from '../../config/copy';
import { copyMarkdown } from './copyMarkdown';

export type CopyState = 'idle' | 'busy' | 'copied' | 'failed';

/**
 * Copies the Markdown of a page, and reports success for a while and failure until the
 * next attempt.
 * @param address of the Markdown
 * @returns the state, and a function that copies and returns whether the page has arrived
 */
export function useCopyPage(
  address: string,
): [state: CopyState, copy: () => Promise<boolean>] {
  const [state, setState] = useState<CopyState>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), COPIED_FEEDBACK_BUTTON);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async (): Promise<boolean> => {
    setState('busy');
    try {
      setState((await copyMarkdown(address)) ? 'copied' : 'idle');
      return true;
    } catch (error) {
      console.warn(error);
      setState('failed');
      return false;
    }
  };
  return [state, copy];
}
