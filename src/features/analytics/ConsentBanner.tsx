import { translate } from '@docusaurus/Translate';
import { createRoot } from 'react-dom/client';
import type { ConsentChoice } from '../../config/analytics';
import styles from './ConsentBanner.module.css';

export interface ConsentBannerProps {
  onChoose: (choice: ConsentChoice) => void;
}

/**
 * Asks for consent to be counted. It covers little of the page and does not take the
 * focus.
 */
export function ConsentBanner({ onChoose }: ConsentBannerProps) {
  return (
    <section
      className={styles.banner}
      aria-label={translate({
        id: 'analytics.Consent.title',
        message: 'Cookies and statistics',
        description: 'Name of the consent banner, for screen readers',
      })}
    >
      <p className={styles.text}>
        {translate({
          id: 'analytics.Consent.text',
          message:
            'May we count how these pages are used? If you agree, page views, clicks and display settings go to Google Analytics, which sets cookies. Nothing is sent before.',
          description: 'Question of the consent banner',
        })}
      </p>
      <div className={styles.choices}>
        <button
          type="button"
          className={styles.choice}
          onClick={() => onChoose('denied')}
        >
          {translate({
            id: 'analytics.Consent.deny',
            message: 'Decline',
            description: 'Answer to the consent banner',
          })}
        </button>
        <button
          type="button"
          className={styles.choice}
          onClick={() => onChoose('granted')}
        >
          {translate({
            id: 'analytics.Consent.grant',
            message: 'Agree',
            description: 'Answer to the consent banner',
          })}
        </button>
      </div>
    </section>
  );
}

/** Renders the banner outside the page's own tree, which is independent of it. */
export function mountConsentBanner(
  onChoose: (choice: ConsentChoice) => void,
): () => void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(<ConsentBanner onChoose={onChoose} />);
  return () => {
    root.unmount();
    host.remove();
  };
}
