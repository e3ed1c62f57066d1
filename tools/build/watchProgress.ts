import { readGroupTimes } from './readGroupTimes';

export interface Patience {
  /** How often to look, in ms. */
  interval: number;
  /** After how many looks without output and work the builds count as stuck. */
  looks: number;
}

const PATIENCE: Patience = { interval: 5_000, looks: 18 };

/** Timers of an idle process use some processor time too; this share of it is no work. */
const IDLE_SHARE = 0.01;

/** The builds do nothing any more, and will not by themselves. */
export class StalledError extends Error {}

export interface ProgressWatch {
  /** Rejects with a `StalledError` as soon as nothing moves; never resolves. */
  stalled: Promise<never>;
  noteOutput: () => void;
  end: () => void;
}

/**
 * Watches groups of processes: whether they print something or use the processor. Looks are
 * counted, not seconds: a machine that slept has not been idle. Where the system does not tell
 * processor times (no /proc), nothing ever counts as stuck.
 * @param groups ids of the processes that lead the groups
 */
export function watchProgress(
  groups: readonly number[],
  { interval, looks }: Patience = PATIENCE,
): ProgressWatch {
  let idleLooks = 0;
  let before = readGroupTimes(groups);
  let timer: NodeJS.Timeout | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      const now = readGroupTimes(groups);
      if (now === undefined || before === undefined) return;
      // A process that ended takes its time out of the sum.
      const isIdle = Math.abs(now - before) <= interval * IDLE_SHARE;
      before = now;
      idleLooks = isIdle ? idleLooks + 1 : 0;
      if (idleLooks < looks) return;
      const seconds = Math.round((interval * looks) / 1000);
      reject(new StalledError(`Nothing has moved for ${seconds} s.`));
    }, interval);
  });
  stalled.catch(() => undefined); // Whoever waits for it hears of it nonetheless.
  return {
    stalled,
    noteOutput: () => (idleLooks = 0),
    end: () => clearInterval(timer),
  };
}
