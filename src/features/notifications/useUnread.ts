import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../../components/whenIdle';
import { SEEN_NOTIFICATIONS_KEY } from '../../config/shell';
import { createStorageSlot } from '../../lib/storageSlot';

/**
 * Stores the ids of the seen notifications, separated by spaces; in memory if storage is
 * blocked.
 */
function createSeenStore() {
  const slot = createStorageSlot(SEEN_NOTIFICATIONS_KEY, (text) => text, {
    getStorage: () => window.localStorage,
    getEvents: () => window,
  });
  let seen: string | null | undefined;
  let notify = (): void => undefined;
  const change = (value: string | null): void => {
    seen = value;
    notify();
  };
  return {
    get: () => (seen === undefined ? (seen = slot.get()) : seen),
    set: (value: string) => {
      slot.set(value);
      change(value);
    },
    subscribe: (onChange: () => void) => {
      notify = onChange;
      return slot.listen(change);
    },
  };
}

/**
 * Ids of the notifications that the reader has not seen in this or another tab. Showing
 * them counts as seeing them. On the first visit, all that are there count as seen. The
 * server does not know, and says none.
 * @param onShown receives those that are shown for the first time; keep its identity
 *   stable
 */
export function useUnread(
  ids: readonly string[],
  isShown: boolean,
  onShown: (fresh: string[]) => void,
): string[] {
  const [store] = useState(createSeenStore);
  const seen = useSyncExternalStore(store.subscribe, store.get, () => undefined);
  const unread = useMemo(() => {
    const known = new Set(seen?.split(' '));
    return seen == null ? [] : ids.filter((id) => !known.has(id));
  }, [ids, seen]);
  useEffect(() => {
    // The first write of a visit to the storage can block the page for 16 ms.
    return seen === null ? whenIdle(() => store.set(ids.join(' '))) : undefined;
  }, [ids, seen, store]);
  useEffect(() => {
    if (!isShown || unread.length === 0) return;
    onShown(unread);
    store.set(ids.join(' '));
  }, [ids, isShown, onShown, store, unread]);
  return unread;
}
