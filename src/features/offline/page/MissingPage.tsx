import { tryDecode } from '../../../lib/tryDecode';
import styles from '../styles.module.css';
import { pageLabels } from './labels';
import { useRetry } from './useRetry';

/**
 * Says that the requested page is not available offline, and retries once there is a
 * network.
 */
export function MissingPage({ url }: { url: string }) {
  const { state, retry } = useRetry(url);
  return (
    <div className={styles.missing} data-offline-missing="">
      <div role="status">
        <p>{pageLabels.missing(tryDecode(new URL(url).pathname, decodeURI))}</p>
        {state === 'failed' && <p>{pageLabels.stillOffline()}</p>}
      </div>
      <button
        type="button"
        className={styles.button}
        aria-disabled={state === 'running'}
        onClick={() => void (state === 'running' || retry())}
      >
        {state === 'running' ? pageLabels.retrying() : pageLabels.retry()}
      </button>
    </div>
  );
}
