import { BLOCKED_AFTER, CHECK_INTERVAL, MAX_CHECKS } from '../../config/ads';

export interface Clock {
  setTimeout: (action: () => void, ms: number) => number;
  clearTimeout: (timer: number | undefined) => void;
}

export interface AdWatcher {
  /** Whether an ad is there now. */
  hasAd: () => boolean;
  /** An ad is there: ads are not blocked, and nothing more is checked. */
  onFound: () => void;
  /** Still none, so ads count as blocked; told with each check. */
  onBlocked: () => void;
  /** None has come until the last check. */
  onEnd: () => void;
}

/**
 * Looks for an ad now and every 500 ms.
 * @returns a function that ends it
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
