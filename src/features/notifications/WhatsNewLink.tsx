import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import buttonStyles from '../../components/NavbarButton.module.css';
import { useUnread } from './useUnread';
import styles from './WhatsNewLink.module.css';

export interface WhatsNewLinkProps {
  /** Path of the page with all news, below the site's base. */
  to: string;
  /** Whether the reader is on that page. */
  isCurrent: boolean;
  /** Ids of the newest notifications; keep the identity stable. */
  ids: readonly string[];
}

/** Marks the headings of entries that are shown for the first time; see changes.css. */
function markNew(ids: readonly string[]): void {
  for (const id of ids)
    document.getElementById(id)?.setAttribute(
      'data-new',
      translate({
        id: 'notifications.WhatsNew.new',
        message: 'New',
        description: "Marks an entry of What's new that the reader has not seen yet",
      }),
    );
}

/** The link to the page with all news, with a dot while some are unread. */
export function WhatsNewLink({ to, isCurrent, ids }: WhatsNewLinkProps) {
  const { length: count } = useUnread(ids, isCurrent, markNew);
  const text = translate({
    id: 'notifications.WhatsNew.label',
    message: "What's new",
    description: 'Link in the navbar to the page with all news',
  });
  const label =
    count > 0
      ? translate(
          {
            id: 'notifications.WhatsNew.unread',
            message: "What's new, {count} unread",
            description:
              'Link in the navbar while there is news that the reader has not seen',
          },
          { count },
        )
      : text;
  return (
    <Link
      to={to}
      className={clsx(buttonStyles.button, styles.link)}
      aria-label={label}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 10v4h4l10 5V5L7 10zm4 4v5h3v-3.500M20.500 10.500v3" />
      </svg>
      <span className={styles.text}>{text}</span>
      {count > 0 && <span className={styles.dot} />}
    </Link>
  );
}
