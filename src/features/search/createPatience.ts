export interface PatienceState {
  /** How many times in a row it failed; 0 while nothing is missing. */
  failures: number;
  isBusy: boolean;
}

export interface Patience {
  /** Asks until there is an answer: after a failure it waits for `retry` or the network. */
  untilDone: <T>(ask: () => Promise<T>) => Promise<T>;
  getState: () => PatienceState;
  /** @returns ends it */
  subscribe: (listener: () => void) => () => void;
  retry: () => void;
  /** Says no more of the failure; what waits goes on with the next `retry`. */
  dismiss: () => void;
}

const NONE: PatienceState = { failures: 0, isBusy: false };

/**
 * For parts of a library that know nothing of failures: they get an answer late rather than
 * an error, and the page beside them says that it is missing.
 * @param events hears `online`
 */
export function createPatience(events: Pick<Window, 'addEventListener'>): Patience {
  let state = NONE;
  let waiting: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const set = (next: PatienceState): void => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const retry = (): void => {
    if (waiting.length === 0) return;
    const all = waiting;
    waiting = [];
    if (state.failures > 0) set({ ...state, isBusy: true });
    all.forEach((goOn) => goOn());
  };
  events.addEventListener('online', retry);
  return {
    async untilDone(ask) {
      for (;;) {
        try {
          const answer = await ask();
          if (state !== NONE) set(NONE);
          return answer;
        } catch (error) {
          console.warn(error);
          set({ failures: state.failures + 1, isBusy: false });
          await new Promise<void>((resolve) => waiting.push(resolve));
        }
      }
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry,
    dismiss: () => set(NONE),
  };
}
