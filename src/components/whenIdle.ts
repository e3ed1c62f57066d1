import { IDLE_WAIT } from '../config/shell';

/**
 * Runs an action once the page has loaded and the browser is idle, so that it delays
 * neither.
 * @param wait time after which it runs even on a busy page, in ms
 * @returns a function that cancels it
 */
export function whenIdle(action: () => void, wait = IDLE_WAIT): () => void {
  const request =
    window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 1));
  const cancel = window.cancelIdleCallback ?? window.clearTimeout;
  let handle = 0;
  const schedule = (): void => {
    handle = request(action, { timeout: wait });
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    cancel(handle);
  };
}
