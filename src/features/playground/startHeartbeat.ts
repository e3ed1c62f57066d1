import { HEARTBEAT, MAX_UNANSWERED } from '../../config/playground';

export interface Heartbeat {
  /** To be called with each answer. */
  hear: () => void;
  stop: () => void;
}

/**
 * Asks again and again for a sign of life. Questions are counted rather than time: a tab that
 * was asleep asks nothing, and so misses no answer.
 * @param ask asks once
 * @param onSilence told once, when too many questions stayed without an answer
 */
export function startHeartbeat(
  ask: () => void,
  onSilence: () => void,
  win: Window,
): Heartbeat {
  let unanswered = 0;
  const stop = (): void => win.clearInterval(timer);
  const timer = win.setInterval(() => {
    if (unanswered >= MAX_UNANSWERED) {
      stop();
      onSilence();
      return;
    }
    unanswered += 1;
    ask();
  }, HEARTBEAT);
  return { hear: () => (unanswered = 0), stop };
}
