import { labels } from './labels';
import type { useEditedFiles } from './useEditedFiles';

/**
 * What a reader should know about the code that is shown.
 * @param otherEdit the variant that was edited instead, if any; see `findOtherEdit`
 * @returns undefined if there is nothing to say
 */
export function describeState(
  { isEdited, undoReset }: ReturnType<typeof useEditedFiles>,
  isPaused: boolean,
  wasRestored: boolean,
  isCodeShown: boolean,
  otherEdit: string | undefined,
): string | undefined {
  if (undoReset) return labels.wasReset();
  if (!isEdited) return otherEdit && labels.otherEdit(otherEdit);
  if (!isCodeShown) return isPaused ? labels.notRunning() : labels.edited();
  return wasRestored ? labels.restored() : undefined;
}
