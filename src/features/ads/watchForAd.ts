import { BLOCKED_AFTER, CHECK_INTERVAL, MAX_CHECKS } from '../../config/ads';

export interface Clock {
  setTimeout: (action: () => void, ms: number) => number;
  clearTimeout: (timer: number | undefined) => void;
}

export interface AdWatcher {
  /** Whether an ad is present. */
  hasAd: () => boolean;
  /** Called when an ad is found: ads are not blocked, and the checks end. */
  onFound: () => void;
  /** Called with each check once ads count as blocked. */
  onBlocked: () => void;
  /** Called if none was found by the last check. */
  onEnd: () => void;
}

/**
 * Looks for an ad immediately and then every 500 ms.
 * @returns a function that stops it
 */
export function watchForAd(watcher: AdWatcher, clock: Clock): () => void {
  let timer: number | undefined;
  let checks = 0;
  const check = (): void => {
    checks += 1;
    if (watcher.hasAd()) {
      watcher.onFound();
      return;
    }
    if (checks > BLOCKED_AFTER) watcher.onBlocked();
    if (checks < MAX_CHECKS) timer = clock.setTimeout(check, CHECK_INTERVAL);
    else watcher.onEnd();
  };
  check();
  return () => clock.clearTimeout(timer);
}
