import { useCopied } from '../../components/copyFeedback';
import { labels } from './labels';
import { pageLabels } from './pageLabels';
import styles from './styles.module.css';

export interface ShareButtonProps {
  /** Creates an address with the current code; null if there can be none. */
  getLink: () => Promise<string | null>;
}

/**
 * Shares the code with the system's share sheet if available, otherwise via the
 * clipboard.
 */
export function ShareButton({ getLink }: ShareButtonProps) {
  const [copied, copy] = useCopied();
  const share = async (): Promise<void> => {
    const url = await getLink();
    if (url === null) return;
    if (!isTouched() || !(await offerSheet(url))) await copy(url);
  };
  return (
    <button
      type="button"
      className={styles.tool}
      data-editor-share=""
      aria-live="polite"
      onClick={() => void share()}
    >
      {copied ? labels.linkCopied() : labels.share()}
    </button>
  );
}

/** On desktops the clipboard is more convenient than the system's share sheet. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** @returns whether the sheet was shown, even if the reader cancelled it */
async function offerSheet(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}

export interface CopyButtonProps {
  label: string;
  getText: () => string;
  disabled?: boolean;
}

/** Copies the code, or the address that contains it. */
export function CopyButton({ label, getText, disabled = false }: CopyButtonProps) {
  const [copied, copy] = useCopied();
  return (
    <button
      type="button"
      className={styles.tool}
      disabled={disabled}
      aria-live="polite"
      onClick={() => void copy(getText())}
    >
      {copied ? pageLabels.copied() : label}
    </button>
  );
}
