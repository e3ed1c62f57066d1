import { useCallback, useEffect, useRef, useState } from 'react';
import { COPIED_FEEDBACK_BUTTON } from '../../config/copy';
import { createCopyFeedback, type Copier } from './createCopyFeedback';

/**
 * Copies text and reports success for a while.
 * @returns `copied`, and a function that copies; see `createCopyFeedback`
 */
export function useCopied(): [copied: boolean, copy: (text: string) => Promise<boolean>] {
  const [copied, setCopied] = useState(false);
  const copier = useRef<Copier>(undefined);
  const copy = useCallback((text: string) => {
    copier.current ??= createCopyFeedback({
      duration: COPIED_FEEDBACK_BUTTON,
      show: () => setCopied(true),
      hide: () => setCopied(false),
    });
    return copier.current.copy(text);
  }, []);
  useEffect(() => () => copier.current?.stop(), []);
  return [copied, copy];
}
