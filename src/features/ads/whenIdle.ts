/**
 * Runs an action once the page has loaded and the browser has nothing else to do.
 * @returns a function that calls it off
 */
export function whenIdle(action: () => void): () => void {
  const request =
    window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  let handle = 0;
  const schedule = (): void => {
    handle = request(action, { timeout: 2000 });
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    cancel(handle);
  };
}
