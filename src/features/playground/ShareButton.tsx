import { useCopied } from '../../components/useCopied';
import { labels } from './labels';
import styles from './styles.module.css';

export interface ShareButtonProps {
  /** Makes the address of the code as it stands; null where there can be none. */
  getLink: () => Promise<string | null>;
}

/** Gives the code away: to the system's own sheet where it has one, else to the clipboard. */
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

/** On a desk the clipboard is nearer than the system's sheet. */
const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** @returns whether the reader was asked; one who declines has been */
async function offerSheet(url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ url });
    return true;
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError';
  }
}
