import { type RefObject, useId } from 'react';
import { useDismiss } from '../../components/useDismiss';
import { ASSISTANTS } from '../../config/assistants';
import { labels } from './labels';
import styles from './styles.module.css';
import type { CopyState } from './useCopyPage';

export interface PageMenuProps {
  /** Address of the page's Markdown. */
  markdown: string;
  copyState: CopyState;
  onCopy: () => void;
  /** Contains the button and the menu. */
  box: RefObject<HTMLElement | null>;
  onClose: (returnFocus: boolean) => void;
}

/**
 * The menu of a page's actions. It follows its button in the DOM, so that Tab moves into
 * it.
 */
export function PageMenu({ markdown, copyState, onCopy, box, onClose }: PageMenuProps) {
  const headingId = useId();
  useDismiss(box, onClose);
  const prompt = labels.prompt(new URL(markdown, window.location.href).href);
  return (
    <div className={styles.menu} data-page-menu="">
      <ul className={styles.list}>
        <li>
          <button
            type="button"
            className={`clean-btn ${styles.item}`}
            data-copied={copyState === 'copied' || undefined}
            onClick={onCopy}
          >
            {copyState === 'copied' ? labels.copied() : labels.copy()}
          </button>
          {copyState === 'failed' && <p className={styles.failure}>{labels.failed()}</p>}
        </li>
        <li>
          <a
            className={styles.item}
            href={markdown}
            target="_blank"
            rel="noopener"
            data-native
          >
            {labels.view()}
          </a>
        </li>
      </ul>
      <p id={headingId} className={styles.heading}>
        {labels.ask()}
      </p>
      <ul className={styles.list} aria-labelledby={headingId}>
        {ASSISTANTS.map(({ name, address }) => (
          <li key={name}>
            <a
              className={styles.item}
              href={address.replace('{prompt}', encodeURIComponent(prompt))}
              target="_blank"
              rel="noopener noreferrer"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
