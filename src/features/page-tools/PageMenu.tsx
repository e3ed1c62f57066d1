import { type RefObject, useId, useState } from 'react';
import { useDismiss } from '../../components/useDismiss';
import { ASSISTANTS } from '../../config/assistants';
import { getMarkdownPath } from '../../lib/getMarkdownPath';
import { labels } from './labels';
import styles from './styles.module.css';

/**
 * Copies the Markdown of a page. If the browser supports it, the clipboard itself waits
 * for the file: some browsers only allow writing directly in a click handler.
 * @param address of the Markdown
 * @throws Error if the file fails to load, or the clipboard is refused
 */
async function copyMarkdown(address: string): Promise<void> {
  const load = async (): Promise<string> => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered with ${response.status}.`);
    return response.text();
  };
  if (typeof ClipboardItem === 'undefined' || !('write' in navigator.clipboard)) {
    return navigator.clipboard.writeText(await load());
  }
  const text = load();
  const blob = text.then((content) => new Blob([content], { type: 'text/plain' }));
  // Two promises reject if the file fails; handling this one avoids an unhandled
  // rejection.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

export interface PageMenuProps {
  path: string;
  /** Contains the button and the menu. */
  box: RefObject<HTMLElement | null>;
  onClose: (returnFocus: boolean) => void;
}

type CopyState = 'idle' | 'busy' | 'copied' | 'failed';

/**
 * The menu of a page's actions. It follows its button in the DOM, so that Tab moves into
 * it.
 */
export function PageMenu({ path, box, onClose }: PageMenuProps) {
  const [state, setState] = useState<CopyState>('idle');
  const headingId = useId();
  useDismiss(box, onClose);
  const markdown = getMarkdownPath(path);
  const copy = (): void => {
    setState('busy');
    copyMarkdown(markdown).then(
      () => setState('copied'),
      (error: unknown) => {
        console.warn(error);
        setState('failed');
      },
    );
  };
  const status = { idle: '', busy: '', copied: labels.copied(), failed: labels.failed() };
  const prompt = labels.prompt(new URL(markdown, window.location.href).href);
  return (
    <div className={styles.menu} data-page-menu="">
      <ul className={styles.list}>
        <li>
          <button type="button" className={`clean-btn ${styles.item}`} onClick={copy}>
            {labels.copy()}
          </button>
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
      <p role="status" className={styles.status}>
        {status[state]}
      </p>
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
