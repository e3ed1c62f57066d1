import { labels } from './labels';
import styles from './styles.module.css';
import type { EditedFiles } from './useEditedFiles';

export interface ResetButtonProps {
  edited: EditedFiles;
  /** Reloads the preview. */
  restart: () => void;
}

/**
 * Resets the edits, in a new preview; the same button undoes the reset, so that the focus
 * stays on it.
 */
export function ResetButton({ edited, restart }: ResetButtonProps) {
  const { isEdited, undoReset, reset } = edited;
  return (
    <button
      type="button"
      className={styles.tool}
      disabled={!isEdited && !undoReset}
      data-editor-reset=""
      onClick={() => {
        restart();
        (undoReset ?? reset)();
      }}
    >
      {undoReset ? labels.undo() : labels.reset()}
    </button>
  );
}
