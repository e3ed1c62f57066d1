/**
 * Takes as long as a request does.
 * @param latency in milliseconds
 * @throws the reason of the signal, an `AbortError`, as soon as it is aborted
 */
export function waitForServer(latency: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const timer = setTimeout(resolve, latency);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
