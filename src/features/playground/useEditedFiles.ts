import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { EDIT_DELAY } from '../../config/playground';
import { findPlace } from '../../components/editorPlaces';
import { isSame, readDraft, saveDraft } from './drafts';
import type { SourceFile } from './protocol';

export interface EditedFiles {
  /** The code as typed. */
  files: SourceFile[];
  /** The code some time after the last key: what is worth running and sharing. */
  settled: SourceFile[];
  isEdited: boolean;
  /** Changes with each change that did not come from the editor: there its text is replaced. */
  version: number;
  edit: (name: string, code: string) => void;
  reset: () => void;
  /** Takes back the last reset; undefined where there is none, or something was typed since. */
  undoReset?: () => void;
}

/**
 * The files of a demo while they are edited, kept for the life of the tab.
 * @param id the demo and its variant; another one starts anew
 * @param originals the files as published
 * @param start what to begin with; else what was typed before, else the originals
 */
export function useEditedFiles(
  id: string,
  originals: SourceFile[],
  start?: SourceFile[] | null,
): EditedFiles {
  const begin = () => {
    const draft = readDraft(id, originals);
    // After a reload by the site itself, what was typed last is newer than the address.
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
      // At once, not when settled: the reload that it is for may come at any time.
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
  return { files, settled, isEdited, version, edit, reset, undoReset };
}
