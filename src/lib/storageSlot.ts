/**
 * Where values are stored; read at each access, because even reading the property may
 * throw.
 */
export interface StorageEnvironment {
  getStorage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Where storage events from other tabs are received. */
  getEvents: () => Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

export interface StorageSlot<T> {
  /** null if nothing is stored, the stored text is invalid, or storage is blocked. */
  get: () => T | null;
  set: (value: T) => void;
  del: () => void;
  /** Subscribes to changes from other tabs; returns a function that unsubscribes. */
  listen: (onChange: (value: T | null) => void) => () => void;
}

/**
 * A stored value whose accessors never throw:
 * https://developer.mozilla.org/en-US/docs/Web/API/Window/localStorage#exceptions
 * @param key name of the value
 * @param parse parses the stored text; null (or a throw) means that it is invalid
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
      // The value is read again: if several events are queued, only the latest one
      // counts.
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
