import { useCallback, useEffect, useRef, useState } from 'react';
import { COPIED_FEEDBACK_BUTTON } from '../config/copy';
import { copyText } from './copyText';

export interface CopyFeedback {
  /** How long the feedback shows, in ms. */
  duration: number;
  show: () => void;
  /** Hides the feedback; also called by `stop` if none is shown. */
  hide: () => void;
}

export interface Copier {
  /**
   * Copies text with `copyText`, and shows the feedback if that succeeded. Another copy
   * restarts the timer. It never throws.
   * @param isQuiet no message says that copying failed
   * @returns whether the text was copied
   */
  copy: (text: string, isQuiet?: boolean) => Promise<boolean>;
  /** Hides the feedback and cancels the timer. */
  stop: () => void;
}

/** Copies text and shows feedback for a while if that succeeded. */
export function createCopyFeedback({ duration, show, hide }: CopyFeedback): Copier {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    copy: async (text, isQuiet) => {
      if (!(await copyText(text, isQuiet))) return false;
      show();
      clearTimeout(timer);
      timer = setTimeout(hide, duration);
      return true;
    },
    stop: () => {
      clearTimeout(timer);
      hide();
    },
  };
}

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
