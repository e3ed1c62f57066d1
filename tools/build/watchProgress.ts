import { readGroupTimes } from './readGroupTimes';

export interface StallTimeout {
  /** Interval of the checks, in ms. */
  interval: number;
  /**
   * Number of checks without output or CPU usage after which the builds count as stalled.
   */
  checks: number;
}

const STALL_TIMEOUT: StallTimeout = { interval: 5_000, checks: 18 };

/** Timers of an idle process also use some CPU time; this share of it is ignored. */
const IDLE_SHARE = 0.01;

/** The builds make no progress and will not recover. */
export class StalledError extends Error {}

export interface ProgressWatch {
  /** Rejects with a `StalledError` if there is no progress; never resolves. */
  stalled: Promise<never>;
  noteOutput: () => void;
  end: () => void;
}

/**
 * Watches process groups for output and CPU usage. It counts checks instead of seconds,
 * because a machine that was suspended has not been idle. If the system does not provide
 * CPU times (no /proc), the builds never count as stalled.
 * @param groups ids of the process groups
 */
export function watchProgress(
  groups: readonly number[],
  { interval, checks }: StallTimeout = STALL_TIMEOUT,
): ProgressWatch {
  let idleChecks = 0;
  let before = readGroupTimes(groups);
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const now = readGroupTimes(groups);
      if (now === undefined || before === undefined) return;
      // A process that exits reduces the sum by its time.
      const isIdle = Math.abs(now - before) <= interval * IDLE_SHARE;
      before = now;
      idleChecks = isIdle ? idleChecks + 1 : 0;
      if (idleChecks < checks) return;
      const seconds = Math.round((interval * checks) / 1000);
      reject(new StalledError(`Nothing has moved for ${seconds} s.`));
    }, interval);
  });
  stalled.catch(() => undefined); // Prevents an unhandled rejection; callers that await it still receive the error.
  return {
    stalled,
    noteOutput: () => (idleChecks = 0),
    end: () => clearInterval(timer),
  };
}
