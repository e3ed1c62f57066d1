import { useCallback, useEffect, useRef, useState } from 'react';
import { COPIED_FEEDBACK_BUTTON } from '../../config/copy';

/**
 * Copies text and says so for a while. A refused clipboard changes nothing and
 * throws nothing; another copy starts the time again.
 */
export function useCopied(): [copied: boolean, copy: (text: string) => Promise<void>] {
  const [copied, setCopied] = useState(false);
  const timer = useRef<number>(undefined);
  const copy = useCallback(async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      return;
    }
    setCopied(true);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopied(false), COPIED_FEEDBACK_BUTTON);
  }, []);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return [copied, copy];
}
