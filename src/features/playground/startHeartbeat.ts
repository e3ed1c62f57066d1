import { HEARTBEAT, MAX_UNANSWERED } from '../../config/playground';

export interface Heartbeat {
  /** Call this for each answer. */
  onAnswer: () => void;
  stop: () => void;
}

/**
 * Pings the frame at intervals. It counts pings instead of time: a suspended tab sends
 * none, so it does not miss any answer.
 * @param ask sends one ping
 * @param onSilence called once, when too many pings stayed unanswered
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
  return { onAnswer: () => (unanswered = 0), stop };
}
