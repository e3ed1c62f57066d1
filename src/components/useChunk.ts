import { startTransition, useEffect, useState } from 'react';
import { useAttempt, type Attempt } from './useAttempt';

export interface Chunk<T> {
  /** What was loaded last; undefined until it is there. */
  value: T | undefined;
  /** For `LoadFailure`. */
  attempt: Attempt;
}

/**
 * Loads a part of the site that is not in the page's script, or data of it, when it is wanted.
 * A failed load is tried again when the network is back, or by the reader.
 * @param load an `import()` or a fetch. A new function loads anew, so its identity must be kept
 *   from render to render; the last value stays until the next one is there
 * @param isWanted loading begins when this is true
 */
export function useChunk<T>(load: () => Promise<T>, isWanted = true): Chunk<T> {
  const [loaded, setLoaded] = useState<{ from: () => Promise<T>; value: T }>();
  const [attempt, start] = useAttempt();
  const { failures, retry, cancel } = attempt;
  const isMissing = isWanted && loaded?.from !== load;
  useEffect(() => {
    if (!isMissing) return undefined;
    // What comes may take long to render; readers go on meanwhile.
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
