import { useCallback, useEffect, useRef, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { LoadFailure } from '../../components/LoadFailure';
import { NavbarButton } from '../../components/NavbarButton';
import { useChunk } from '../../components/useChunk';
import { DismissPending } from '../../components/useDismiss';
import { whenIdle } from '../../components/whenIdle';
import { labels } from './labels';
import styles from './NotificationBell.module.css';

const loadCenter = () => import('./NotificationCenter');

/**
 * The button that opens the notifications. Everything else is loaded when the page is
 * idle.
 */
export function NotificationBell() {
  const [isRequested, setRequested] = useState(false);
  const { value: center, attempt } = useChunk(loadCenter, isRequested);
  const [open, setOpen] = useState(false);
  const [unseen, setUnseen] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // The reader has not requested it yet: a failure stays silent, and a click is the first
  // attempt.
  useEffect(
    () =>
      whenIdle(() => {
        loadCenter().then(
          () => setRequested(true),
          () => undefined,
        );
      }),
    [],
  );

  const toggle = (): void => {
    setRequested(true);
    if (!open && attempt.failures > 0) attempt.retry();
    setOpen(!open);
  };
  const close = useCallback((returnFocus: boolean) => {
    setOpen(false);
    if (returnFocus) button.current?.focus();
  }, []);
  const label =
    unseen > 0
      ? translate(
          {
            id: 'notifications.Bell.unseen',
            message: 'Notifications, {count} new',
            description: 'Button of the navbar while there are notifications to see',
          },
          { count: unseen },
        )
      : translate({
          id: 'notifications.Bell.label',
          message: 'Notifications',
          description:
            'Button of the navbar that opens the notifications, and their name',
        });

  return (
    <div ref={box} className={styles.box}>
      <NavbarButton ref={button} label={label} open={open} onClick={toggle}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 21h4" />
        </svg>
        {unseen > 0 && <span className={styles.dot} />}
      </NavbarButton>
      {open && !center && attempt.failures === 0 && (
        <DismissPending box={box} onClose={close} />
      )}
      {open && (
        <LoadFailure
          text={labels.failed()}
          attempt={attempt}
          isFloating
          onClose={() => close(true)}
        />
      )}
      {center && (
        <center.NotificationCenter
          open={open}
          box={box}
          onUnseen={setUnseen}
          onClose={close}
        />
      )}
    </div>
  );
}
