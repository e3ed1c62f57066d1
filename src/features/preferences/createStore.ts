export interface Store<T> {
  get: () => T;
  subscribe: (listener: () => void) => () => void;
  /** Begins to follow other tabs and the page; calling it again changes nothing. */
  start: () => void;
  stop: () => void;
}

/**
 * A record with listeners, in the shape that `useSyncExternalStore` wants. A record of the
 * same values is no change: demos by the dozen render again for each.
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
