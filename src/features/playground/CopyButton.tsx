import { useCopied } from '../../components/copyFeedback';
import { describeCopied } from '../../components/describeCopied';
import { joinFiles } from '../../lib/joinFiles';
import { pageLabels } from './pageLabels';
import type { SourceFile } from './protocol';
import styles from './styles.module.css';

export interface CopyButtonProps {
  getFiles: () => SourceFile[];
}

/** Copies all files of the demo as one text. */
export function CopyButton({ getFiles }: CopyButtonProps) {
  const [copied, copy] = useCopied();
  return (
    <button
      type="button"
      className={styles.tool}
      aria-live="polite"
      onClick={() => void copy(joinFiles(getFiles()))}
    >
      {copied ? describeCopied(getFiles().length) : pageLabels.copyCode()}
    </button>
  );
}
