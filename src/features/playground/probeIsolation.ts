import { PROBE_TIMES, PROBE_WAIT } from '../../config/playground';

/**
 * Measures whether a frame has its own thread: the frame answers, and then blocks its
 * thread for a while. If both share a thread, the answer cannot arrive earlier. A late
 * answer proves nothing, because the page may be busy, so there are several attempts, each
 * in an idle moment.
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
  const ask = (): void =>
    whenIdle(() => {
      sentAt = performance.now();
      block(PROBE_TIMES[attempt]!);
    });
  ask();
  return () => {
    const isEarly = performance.now() - sentAt < PROBE_TIMES[attempt]!;
    attempt += 1;
    if (isEarly || attempt === PROBE_TIMES.length) onResult(isEarly);
    else ask();
  };
}

/** Safari cannot tell when it is idle. */
function whenIdle(action: () => void): void {
  if (window.requestIdleCallback)
    window.requestIdleCallback(action, { timeout: PROBE_WAIT });
  else window.setTimeout(action);
}
