import { labels } from './labels';
import type { EditedFiles } from './useEditedFiles';
import styles from './styles.module.css';

/** Resets the edits; the same button undoes the reset, so that the focus stays on it. */
export function ResetButton({ edited }: { edited: EditedFiles }) {
  const { isEdited, undoReset, reset } = edited;
  return (
    <button
      type="button"
      className={styles.tool}
      disabled={!isEdited && !undoReset}
      data-editor-reset=""
      onClick={undoReset ?? reset}
    >
      {undoReset ? labels.undo() : labels.reset()}
    </button>
  );
}
