import { QUIET_TIME } from '../../config/demo';

/** What a reader does that a demo's start must not disturb. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

export interface QuietQueue {
  /**
   * Runs an action once the page has been quiet for a while and those before it have run.
   * @returns calls it off
   */
  add: (action: () => void) => () => void;
}

/**
 * Starts things one at a time, each after a moment in which the page had nothing to do: it is
 * loaded, no task was long, and the reader neither scrolled, pressed nor typed.
 * @param page gives time, events and long tasks
 * @param quietTime length of that moment, in ms
 */
export function createQuietQueue(
  page: Window & typeof globalThis,
  quietTime = QUIET_TIME,
): QuietQueue {
  const waiting = new Set<() => void>();
  let busyUntil = 0;
  let timer: number | undefined;

  const now = (): number => page.performance.now();
  const onSign = (): void => {
    busyUntil = now();
  };
  const isLoaded = (): boolean => page.document.readyState === 'complete';
  const look = (): void => {
    timer = undefined;
    const [action] = waiting;
    if (!action) return stop();
    if (!isLoaded()) busyUntil = now();
    const rest = busyUntil + quietTime - now();
    if (rest <= 0) {
      waiting.delete(action);
      busyUntil = now();
      action();
    }
    plan(rest > 0 ? rest : quietTime);
  };
  const plan = (delay: number): void => {
    timer ??= page.setTimeout(look, delay);
  };

  let observer: PerformanceObserver | undefined;
  const listen = (): void => {
    SIGNS.forEach((type) =>
      page.addEventListener(type, onSign, { capture: true, passive: true }),
    );
    // Not every browser tells of long tasks; there the reader's own signs must do.
    if (page.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) {
      observer = new page.PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          busyUntil = Math.max(busyUntil, startTime + duration);
      });
      observer.observe({ type: 'longtask' });
    }
  };
  const stop = (): void => {
    SIGNS.forEach((type) => page.removeEventListener(type, onSign, { capture: true }));
    observer?.disconnect();
    page.clearTimeout(timer);
    timer = undefined;
  };

  return {
    add(action) {
      if (waiting.size === 0 && timer === undefined) {
        busyUntil = now();
        listen();
      }
      waiting.add(action);
      plan(quietTime);
      return () => waiting.delete(action);
    },
  };
}

let shared: QuietQueue | undefined;
/** That of the page: all its demos wait in one queue. */
export const getQuietQueue = (): QuietQueue => (shared ??= createQuietQueue(window));
