import { useEffect, useState } from 'react';
import { tryDecode } from '../../../lib/tryDecode';
import styles from '../styles.module.css';
import { createRetry } from './createRetry';
import { pageLabels } from './labels';

type Attempt = 'none' | 'running' | 'failed';

/** Says that the wanted page is not here, and tries again: by itself once there is a network. */
export function MissingPage({ url }: { url: string }) {
  const [attempt, setAttempt] = useState<Attempt>('none');
  const retry = async (): Promise<void> => {
    setAttempt('running');
    const tryAgain = createRetry(url, {
      fetch: (address, init) => fetch(address, init),
      // It is the address of this document already, perhaps with a hash.
      open: () => window.location.reload(),
    });
    if (!(await tryAgain())) setAttempt('failed');
  };
  useEffect(() => {
    const onOnline = (): void => void retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  });
  return (
    <div className={styles.missing} data-offline-missing="">
      <div role="status">
        <p>{pageLabels.missing(tryDecode(new URL(url).pathname, decodeURI))}</p>
        {attempt === 'failed' && <p>{pageLabels.stillOffline()}</p>}
      </div>
      <button
        type="button"
        className={styles.button}
        aria-disabled={attempt === 'running'}
        onClick={() => void (attempt === 'running' || retry())}
      >
        {attempt === 'running' ? pageLabels.retrying() : pageLabels.retry()}
      </button>
    </div>
  );
}
