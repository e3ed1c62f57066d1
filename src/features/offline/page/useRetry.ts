import { useEffect, useRef, useState } from 'react';
import { RETRY_INTERVAL } from '../../../config/offline';
import { createRetry } from './createRetry';

export interface Retry {
  state: 'none' | 'running' | 'failed';
  retry: () => void;
}

/**
 * Opens the requested page once the network responds: on the reader's request, when the
 * browser reports that it is online, and at intervals, because a server that recovers
 * sends no event. Only the reader's own attempts are shown.
 * @param url the requested page, whose address this document already has
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
    const retryInBackground = (): void => {
      if (document.visibilityState === 'visible') void tryOnce.current();
    };
    const timer = setInterval(retryInBackground, RETRY_INTERVAL);
    window.addEventListener('online', retryInBackground);
    document.addEventListener('visibilitychange', retryInBackground);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retryInBackground);
      document.removeEventListener('visibilitychange', retryInBackground);
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
