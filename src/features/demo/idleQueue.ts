import { IDLE_TIME } from '../../config/demo';

/** Actions of the reader that a starting demo must not interrupt. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const;

export interface IdleQueue {
  /**
   * Runs an action once the page has been idle for a while and the previous actions have
   * run.
   * @returns a function that cancels it
   */
  add: (action: () => void) => () => void;
}

/**
 * Runs actions one at a time, each after a period in which the page was idle: it is
 * loaded, there was no long task, and the reader neither scrolled, pressed nor typed.
 * @param page provides time, events and long tasks
 * @param quietTime length of that period, in ms
 */
export function createIdleQueue(
  page: Window & typeof globalThis,
  quietTime = IDLE_TIME,
): IdleQueue {
  const waiting = new Set<() => void>();
  let busyUntil = 0;
  let timer: number | undefined;

  const now = (): number => page.performance.now();
  const onSign = (): void => {
    busyUntil = now();
  };
  const isLoaded = (): boolean => page.document.readyState === 'complete';
  const check = (): void => {
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
    timer ??= page.setTimeout(check, delay);
  };

  let observer: PerformanceObserver | undefined;
  const listen = (): void => {
    SIGNS.forEach((type) =>
      page.addEventListener(type, onSign, { capture: true, passive: true }),
    );
    // Some browsers do not report long tasks; there only the reader's actions count.
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

let shared: IdleQueue | undefined;
/** The queue shared by all demos of the page. */
export const getIdleQueue = (): IdleQueue => (shared ??= createIdleQueue(window));
