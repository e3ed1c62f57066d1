import { describeShare, useShare } from '../../components/useShare';
import styles from './styles.module.css';

export interface ShareButtonProps {
  /** Creates an address with the current code; null if there can be none. */
  getLink: () => Promise<string | null>;
  disabled?: boolean;
}

/** Shares the address with the code. */
export function ShareButton({ getLink, disabled = false }: ShareButtonProps) {
  const [copied, shareLink] = useShare();
  const share = async (): Promise<void> => {
    const url = await getLink();
    if (url !== null) await shareLink(url);
  };
  return (
    <button
      type="button"
      className={styles.tool}
      disabled={disabled}
      data-editor-share=""
      aria-live="polite"
      onClick={() => void share()}
    >
      {describeShare(copied)}
    </button>
  );
}
