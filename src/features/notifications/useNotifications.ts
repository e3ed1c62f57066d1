import { useCallback, useEffect, useMemo, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Language } from '../../config/languages';
import { NOTIFICATIONS_FILE } from '../../config/shell';
import { createSeenSlot } from './createSeenSlot';
import { parseNotifications, type Notification } from './parseNotifications';

interface Notifications {
  /** null until they are there. */
  notifications: Notification[] | null;
  /** Ids of those that the reader has not seen, in this tab or another. */
  unseen: string[];
  markSeen: () => void;
}

/** Fetches the notifications once; without a network there are none. */
export function useNotifications(): Notifications {
  const url = useBaseUrl(`/${NOTIFICATIONS_FILE}`);
  const language = useDocusaurusContext().i18n.currentLocale as Language;
  const [notifications, setNotifications] = useState<Notification[] | null>(null);
  const slot = useMemo(() => createSeenSlot(), []);
  const [seen, setSeen] = useState(() => slot.get());

  useEffect(() => {
    let isGone = false;
    fetchJson(url).then((data) => {
      if (!isGone) setNotifications(parseNotifications(data, language));
    });
    return () => {
      isGone = true;
    };
  }, [url, language]);
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
  return { notifications, unseen, markSeen };
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
