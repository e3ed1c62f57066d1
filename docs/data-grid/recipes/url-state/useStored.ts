import * as React from 'react';

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is forbidden.
    return null;
  }
}

/**
 * State that outlives the page. Stored text that `read` doesn't accept counts as missing.
 * @param key with a version, such as `homes-columns-2`
 */
export function useStored<Value>(
  key: string,
  read: (stored: unknown) => Value,
): [Value, (next: Value) => void] {
  const subscribe = React.useCallback(
    (onChange: () => void) => {
      // Other tabs publish "storage", and this one publishes its own event.
      const listen = (event: Event) => {
        if (!(event instanceof StorageEvent) || event.key === key) onChange();
      };
      window.addEventListener('storage', listen);
      window.addEventListener(`stored:${key}`, listen);
      return () => {
        window.removeEventListener('storage', listen);
        window.removeEventListener(`stored:${key}`, listen);
      };
    },
    [key],
  );

  const text = React.useSyncExternalStore(
    subscribe,
    () => readText(key),
    () => null,
  );

  const value = React.useMemo(() => {
    try {
      return read(JSON.parse(text ?? 'null'));
    } catch {
      return read(null);
    }
  }, [text, read]);

  const set = (next: Value) => {
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Full or forbidden: the last stored value stays.
    }
    window.dispatchEvent(new Event(`stored:${key}`));
  };

  return [value, set];
}
