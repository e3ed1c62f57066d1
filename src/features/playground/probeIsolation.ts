import { PROBE_TIMES } from '../../config/playground';

/**
 * Measures whether a frame has its own thread: the frame answers, and then blocks its
 * thread for a while. If both share a thread, the answer cannot arrive earlier. A late
 * answer proves nothing, so there are several attempts.
 * @param block makes the frame answer, and then block its thread for a time in ms
 * @param onResult receives whether the frame certainly has its own thread
 * @returns a function to call for each answer
 */
export function probeIsolation(
  block: (time: number) => void,
  onResult: (isIsolated: boolean) => void,
): () => void {
  let attempt = 0;
  let sentAt = 0;
  const ask = (): void => {
    sentAt = performance.now();
    block(PROBE_TIMES[attempt]!);
  };
  ask();
  return () => {
    const isEarly = performance.now() - sentAt < PROBE_TIMES[attempt]!;
    attempt += 1;
    if (isEarly || attempt === PROBE_TIMES.length) onResult(isEarly);
    else ask();
  };
}
