import { useCallback, useEffect, useRef, useState } from 'react';
import { isLoadError } from '../lib/errors';
import { reloadIfReplaced } from './reloadIfReplaced';

/** State of a load that may fail, as shown to the reader. */
export interface Attempt {
  /** Number of consecutive failures; 0 if it works or was never requested. */
  failures: number;
  /** Whether a retry is in progress. */
  isBusy: boolean;
  retry: () => void;
  /** Gives up: clears the failure and ignores a late result. */
  cancel: () => void;
}

/**
 * @param load loads what is needed; called again for every retry
 * @param use receives the result, unless the component was unmounted or started another
 *   attempt
 */
export type Start = <T>(load: () => Promise<T>, use: (value: T) => void) => void;

const NONE = { failures: 0, isBusy: false };

/**
 * Loads something on request and offers a retry if it fails. A failure rejects nothing:
 * show it with `LoadFailure`. Its cause is logged to the console. If a script is gone
 * because the site was redeployed, the page is reloaded.
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
