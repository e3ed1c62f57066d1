import { labels } from './labels';
import type { EditedFiles } from './useEditedFiles';
import styles from './styles.module.css';

/** Takes back what was typed, and the same button takes that back: the focus stays on it. */
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
