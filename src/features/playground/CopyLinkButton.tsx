import { useCopied } from '../../components/useCopied';
import { pageLabels } from './pageLabels';
import styles from './styles.module.css';

/** Copies the address, which contains the code. */
export function CopyLinkButton({ disabled }: { disabled: boolean }) {
  const [copied, copy] = useCopied();
  return (
    <button
      type="button"
      className={styles.tool}
      disabled={disabled}
      aria-live="polite"
      onClick={() => void copy(window.location.href)}
    >
      {copied ? pageLabels.copied() : pageLabels.copyLink()}
    </button>
  );
}
