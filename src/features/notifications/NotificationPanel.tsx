import { useEffect, useRef, useState, type RefObject } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useDismiss } from '../../components/useDismiss';
import type { Notification } from './parseNotifications';
import styles from './NotificationPanel.module.css';

interface NotificationPanelProps {
  notifications: readonly Notification[];
  unseen: readonly string[];
  box: RefObject<HTMLElement | null>;
  /** Called once the panel is visible. */
  onShown: () => void;
  onClose: (returnFocus: boolean) => void;
}

/** The notifications below their button. It takes the focus and returns it on close. */
export function NotificationPanel({
  notifications,
  unseen,
  box,
  onShown,
  onClose,
}: NotificationPanelProps) {
  // New notifications stay marked while the panel is open.
  const [fresh] = useState(() => new Set(unseen));
  const panel = useRef<HTMLElement>(null);
  const { currentLocale } = useDocusaurusContext().i18n;
  useEffect(() => {
    panel.current?.focus();
    onShown();
  }, [onShown]);
  useDismiss(box, onClose);

  return (
    <section
      ref={panel}
      role="dialog"
      tabIndex={-1}
      className={styles.panel}
      aria-label={translate({
        id: 'notifications.Bell.label',
        message: 'Notifications',
        description: 'Button of the navbar that opens the notifications, and their name',
      })}
    >
      {notifications.length === 0 && (
        <p className={styles.empty}>
          {translate({
            id: 'notifications.Panel.empty',
            message: 'There is nothing to tell.',
            description: 'Shown where there are no notifications',
          })}
        </p>
      )}
      <ul className={styles.list}>
        {notifications.map(({ id, title, text, date, href }) => (
          <li key={id} className={styles.item}>
            <p className={styles.title}>
              {href ? (
                <Link to={href} onClick={() => onClose(false)}>
                  {title}
                </Link>
              ) : (
                title
              )}
              {fresh.has(id) && (
                <span className={styles.fresh}>
                  {translate({
                    id: 'notifications.Panel.fresh',
                    message: 'New',
                    description: 'Marks a notification that the reader has not seen yet',
                  })}
                </span>
              )}
            </p>
            <p className={styles.text}>{text}</p>
            <time className={styles.date} dateTime={date}>
              {new Date(date).toLocaleDateString(currentLocale, {
                dateStyle: 'medium',
                timeZone: 'UTC',
              })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
