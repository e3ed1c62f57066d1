import { startTransition, useEffect, useState } from 'react';
import { useAttempt, type Attempt } from './useAttempt';

export interface Chunk<T> {
  /** The value that was loaded last; undefined before the first one. */
  value: T | undefined;
  /** For `LoadFailure`. */
  attempt: Attempt;
}

/**
 * Loads code or data that is not in the page's script, on demand. A failed load is
 * retried when the network is back, or by the reader.
 * @param load an `import()` or a fetch. A new function loads again, so keep its identity
 *   stable; the last value stays until the next one has arrived
 * @param isEnabled loading starts when this is true
 */
export function useChunk<T>(load: () => Promise<T>, isEnabled = true): Chunk<T> {
  const [loaded, setLoaded] = useState<{ from: () => Promise<T>; value: T }>();
  const [attempt, start] = useAttempt();
  const { failures, retry, cancel } = attempt;
  const isMissing = isEnabled && loaded?.from !== load;
  useEffect(() => {
    if (!isMissing) return undefined;
    // Rendering the result may take long; a transition keeps the page responsive.
    start(load, (value) => startTransition(() => setLoaded({ from: load, value })));
    return cancel;
  }, [isMissing, load, start, cancel]);
  useEffect(() => {
    if (failures === 0) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failures, retry]);
  return { value: loaded?.value, attempt };
}
