import { useEffect, type RefObject } from 'react';
import { NotificationPanel } from './NotificationPanel';
import { NotificationsPending } from './NotificationsPending';
import { useNotifications } from './useNotifications';

export interface NotificationCenterProps {
  open: boolean;
  /** Contains the button and the panel. */
  box: RefObject<HTMLElement | null>;
  /** Receives the number of unseen notifications. */
  onUnseen: (count: number) => void;
  onClose: (returnFocus: boolean) => void;
}

/** Loaded late: fetches the notifications, stores which were seen, and shows them. */
export function NotificationCenter({
  open,
  box,
  onUnseen,
  onClose,
}: NotificationCenterProps) {
  const { notifications, unseen, markSeen, attempt } = useNotifications();
  const count = unseen.length;
  useEffect(() => onUnseen(count), [count, onUnseen]);
  if (!open) return null;
  if (!notifications)
    return <NotificationsPending attempt={attempt} box={box} onClose={onClose} />;
  return (
    <NotificationPanel
      notifications={notifications}
      unseen={unseen}
      box={box}
      onShown={markSeen}
      onClose={onClose}
    />
  );
}
