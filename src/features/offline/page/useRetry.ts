import { useEffect, useRef, useState } from 'react';
import { RETRY_INTERVAL } from '../../../config/offline';
import { createRetry } from './createRetry';

export interface Retry {
  state: 'none' | 'running' | 'failed';
  retry: () => void;
}

/**
 * Opens the wanted page once the network answers: when the reader asks, when the browser says
 * that there is a network, and now and then without either, since a server that returns sends
 * no event. Only the reader's own attempts are shown.
 * @param url the wanted page, whose address this document has already
 */
export function useRetry(url: string): Retry {
  const [state, setState] = useState<Retry['state']>('none');
  const isAsking = useRef(false);
  const tryOnce = useRef(async (): Promise<boolean> => false);
  useEffect(() => {
    const ask = createRetry(url, {
      fetch: (address, init) => fetch(address, init),
      open: () => window.location.reload(),
    });
    tryOnce.current = async () => {
      if (isAsking.current) return false;
      isAsking.current = true;
      const isOpened = await ask();
      isAsking.current = false;
      return isOpened;
    };
    const tryQuietly = (): void => {
      if (document.visibilityState === 'visible') void tryOnce.current();
    };
    const timer = setInterval(tryQuietly, RETRY_INTERVAL);
    window.addEventListener('online', tryQuietly);
    document.addEventListener('visibilitychange', tryQuietly);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryQuietly);
      document.removeEventListener('visibilitychange', tryQuietly);
    };
  }, [url]);
  const retry = (): void => {
    setState('running');
    void tryOnce.current().then((isOpened) => {
      if (!isOpened) setState('failed');
    });
  };
  return { state, retry };
}
