import { useCallback, useEffect, useRef, useState } from 'react';
import { isLoadError } from '../lib/isLoadError';
import { reloadIfReplaced } from './reloadPage';

/** What a reader sees of something that has to be loaded and may not arrive. */
export interface Attempt {
  /** How many times in a row it failed; 0 where it works, or was never asked for. */
  failures: number;
  /** Whether it is being tried again. */
  isBusy: boolean;
  /** Asks for it again. */
  retry: () => void;
  /** Gives up: the failure is forgotten, and what still arrives is not used. */
  cancel: () => void;
}

/**
 * @param load asks for what is needed; called again for every retry
 * @param use gets it, unless the component has gone or has started another attempt since
 */
export type Start = <T>(load: () => Promise<T>, use: (value: T) => void) => void;

const NONE = { failures: 0, isBusy: false };

/**
 * Loads what a reader asks for, and keeps how to ask again where it does not arrive. A failure
 * rejects nothing: show it with `LoadFailure`. The console names its cause. A script that is gone
 * because the site was published anew has the page loaded anew.
 * @returns the state, and a function that starts an attempt in place of the last one
 */
export function useAttempt(): [attempt: Attempt, start: Start] {
  const [state, setState] = useState(NONE);
  const turn = useRef(0);
  const again = useRef<() => void>(undefined);

  const start = useCallback<Start>((load, use) => {
    const run = (): void => {
      turn.current += 1;
      const own = turn.current;
      load().then(
        (value) => {
          if (own !== turn.current) return;
          setState(NONE);
          use(value);
        },
        (error: unknown) => {
          if (own !== turn.current) return;
          console.warn(error);
          if (isLoadError(error)) void reloadIfReplaced();
          setState(({ failures }) => ({ failures: failures + 1, isBusy: false }));
        },
      );
    };
    again.current = run;
    setState(NONE);
    run();
  }, []);
  const retry = useCallback(() => {
    if (!again.current) return;
    setState(({ failures }) => ({ failures, isBusy: true }));
    again.current();
  }, []);
  const cancel = useCallback(() => {
    turn.current += 1;
    again.current = undefined;
    setState(NONE);
  }, []);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  return [{ ...state, retry, cancel }, start];
}
