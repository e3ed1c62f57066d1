import { useEffect, useState } from 'react';
import { ANNOUNCE_DELAY } from '../../../config/searchDialog';
import styles from './results.module.css';

/**
 * Announces the result of a search to screen readers, once the reader has stopped typing.
 */
export function Announcer({ message }: { message: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(message), ANNOUNCE_DELAY);
    return () => window.clearTimeout(timer);
  }, [message]);
  return (
    <div role="status" className={styles.announcer}>
      {said}
    </div>
  );
}
