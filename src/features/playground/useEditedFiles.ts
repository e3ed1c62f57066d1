import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EDIT_DELAY } from '../../config/playground';
import { findPlace } from '../../components/editorPlaces';
import { isSame, readDraft, saveDraft } from './drafts';
import type { SourceFile } from './protocol';

export interface EditedFiles {
  /** The code as typed. */
  files: SourceFile[];
  /** The debounced code, to run and share. */
  settled: SourceFile[];
  isEdited: boolean;
  /** Changes with each edit from outside the editor, whose text is then replaced. */
  version: number;
  edit: (name: string, code: string) => void;
  /** Ends the delay; returns the files as typed. */
  settle: () => SourceFile[];
  reset: () => void;
  /** Undoes the last reset; undefined if there is none, or something was typed since. */
  undoReset?: () => void;
}

/**
 * The edited files of a demo, stored for the life of the tab.
 * @param id the demo and its variant; a different one resets the state
 * @param originals the files as published
 * @param start initial files; by default the draft, or else the originals
 */
export function useEditedFiles(
  id: string,
  originals: SourceFile[],
  start?: SourceFile[] | null,
): EditedFiles {
  const begin = () => {
    const draft = readDraft(id, originals);
    // After an automatic reload, the draft is newer than the address.
    return (findPlace(id) ? (draft ?? start) : (start ?? draft)) ?? originals;
  };
  const [files, setFiles] = useState(begin);
  const [settled, setSettled] = useState(files);
  const [version, setVersion] = useState(0);
  const [undone, setUndone] = useState<SourceFile[]>();
  const latest = useRef(files);

  useEffect(() => {
    if (settled === files) return undefined;
    const timer = setTimeout(() => setSettled(files), EDIT_DELAY);
    return () => clearTimeout(timer);
  }, [files, settled]);

  const change = useCallback(
    (next: SourceFile[]) => {
      latest.current = next;
      setFiles(next);
      // Saved immediately, without debouncing: the page may be reloaded at any time.
      saveDraft(id, next, originals);
    },
    [id, originals],
  );
  const edit = useCallback(
    (name: string, code: string) => {
      setUndone(undefined);
      change(latest.current.map((file) => (file.name === name ? { name, code } : file)));
    },
    [change],
  );
  const settle = useCallback(() => {
    setSettled(latest.current);
    return latest.current;
  }, []);
  const replace = useCallback(
    (next: SourceFile[]) => {
      change(next);
      setSettled(next);
      setVersion((count) => count + 1);
    },
    [change],
  );
  const reset = useCallback(() => {
    setUndone(latest.current);
    replace(originals);
  }, [replace, originals]);
  const undoReset = undone && (() => (setUndone(undefined), replace(undone)));
  const isEdited = useMemo(() => !isSame(files, originals), [files, originals]);
  return { files, settled, isEdited, version, edit, settle, reset, undoReset };
}
