import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Attempt } from '../../components/useAttempt';
import { useJson } from '../../components/useJson';
import type { Language } from '../../config/languages';
import { NOTIFICATIONS_FILE, SEEN_NOTIFICATIONS_KEY } from '../../config/shell';
import { createStorageSlot, type StorageSlot } from '../../lib/storageSlot';
import { type Notification, parseNotifications } from './parseNotifications';

/** Stores the ids of the seen notifications, separated by spaces. */
const createSeenSlot = (): StorageSlot<string> =>
  createStorageSlot(SEEN_NOTIFICATIONS_KEY, (text) => text, {
    getStorage: () => window.localStorage,
    getEvents: () => window,
  });

interface Notifications {
  /** null until they have loaded. */
  notifications: Notification[] | null;
  /** Ids of the notifications that were not seen in this or another tab. */
  unseen: string[];
  markSeen: () => void;
  /** For `LoadFailure`, if the file failed to load. */
  attempt: Attempt;
}

/** Fetches the notifications; after a failure, again when the network is back. */
export function useNotifications(): Notifications {
  const url = useBaseUrl(`/${NOTIFICATIONS_FILE}`);
  const language = useDocusaurusContext().i18n.currentLocale as Language;
  const { value: file, attempt } = useJson<Notification[]>(url);
  const notifications = useMemo(
    () => (file === undefined ? null : parseNotifications(file, language)),
    [file, language],
  );
  const slot = useMemo(() => createSeenSlot(), []);
  const [seen, setSeen] = useState(() => slot.get());

  useEffect(() => slot.listen(setSeen), [slot]);

  const unseen = useMemo(() => {
    const ids = new Set(seen?.split(' '));
    return (notifications ?? []).map(({ id }) => id).filter((id) => !ids.has(id));
  }, [notifications, seen]);
  const markSeen = useCallback(() => {
    const ids = (notifications ?? []).map(({ id }) => id).join(' ');
    slot.set(ids);
    setSeen(ids);
  }, [notifications, slot]);
  return { notifications, unseen, markSeen, attempt };
}
