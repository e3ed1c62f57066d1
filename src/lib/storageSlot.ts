/** Where values are stored; asked for anew each time, since asking alone may throw. */
export interface StorageEnvironment {
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where events about changes from other tabs arrive. */
  getEvents: () => Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export interface StorageSlot<T> {
  /** null if nothing is stored, what is stored is nonsense, or storage is blocked. */
  get: () => T | null;
  set: (value: T) => void;
  del: () => void;
  /** Follows changes from other tabs; the returned function ends it. */
  listen: (onChange: (value: T | null) => void) => () => void;
}

/**
 * One stored value, behind a door that never throws:
 * https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage#exceptions
 * @param key name of the value
 * @param parse reads the stored text; null (or a throw) says that it is nonsense
 */
export function createStorageSlot<T extends string | number | boolean>(
  key: string,
  parse: (text: string) => T | null,
  { getStorage, getEvents }: StorageEnvironment,
): StorageSlot<T> {
  const get = (): T | null =>
    attempt(() => {
      const text = getStorage().getItem(key);
      return text === null ? null : parse(text);
    });

  return {
    get,
    set: (value) => {
      attempt(() => getStorage().setItem(key, String(value)));
    },
    del: () => {
      attempt(() => getStorage().removeItem(key));
    },
    listen: (onChange) => {
      // The value is read again: while several events wait, only the latest one counts.
      const listener = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) onChange(get());
      };
      attempt(() => getEvents().addEventListener('storage', listener));
      return () => {
        attempt(() => getEvents().removeEventListener('storage', listener));
      };
    },
  };
}

function attempt<T>(action: () => T): T | null {
  try {
    return action();
  } catch {
    return null;
  }
}
