export interface Store<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
  /** Starts to follow other tabs and the page; further calls do nothing. */
  start: () => void;
  stop: () => void;
}

/**
 * A record with listeners, for `useSyncExternalStore`. Setting equal values is not a
 * change, since each change renders dozens of demos again.
 */
export function createStore<T extends object>(initial: T) {
  const listeners = new Set<() => void>();
  let value = initial;
  const isKnown = (next: T): boolean =>
    (Object.keys(next) as (keyof T)[]).every((key) => Object.is(next[key], value[key]));
  return {
    get: (): T => value,
    set: (next: T): void => {
      if (isKnown(next)) return;
      value = next;
      [...listeners].forEach((notify) => notify());
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
