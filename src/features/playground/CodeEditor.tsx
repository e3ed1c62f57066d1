import type { EditorView } from '@codemirror/view';
import { useEffect, useId, useRef } from 'react';
import { BEFORE_RELOAD_EVENT } from '../../config/offline';
import { removePlace, findPlace, savePlace } from '../../components/editorPlaces';
import { markOpening, unmarkOpening } from './drafts';
import { createEditor, goToLine, select } from './createEditor';
import { labels } from './labels';
import { markLine, type WrongLine } from './wrongLine';
import type { SourceFile } from './protocol';
import styles from './styles.module.css';

export interface CodeEditorProps {
  /** The demo and its variant. */
  id: string;
  /** The initial file; later changes come from the editor itself. */
  file: SourceFile;
  /** Line to mark as wrong and the message below it; a new object marks it again. */
  wrong?: WrongLine;
  /** Line to go to; a new object goes there again. */
  target?: { line: number };
  /** Called when the editor is mounted. */
  startsFocused?: () => boolean;
  onChange: (name: string, code: string) => void;
  /** Called on the shortcut that runs the code; returns whether that did something. */
  onRun: () => boolean;
  onEscape: () => void;
}

/** An editor for one file. For another file, or another text, use another `key`. */
export function CodeEditor(props: CodeEditorProps) {
  const { wrong, target } = props;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  const hint = useId();

  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const { id, file: start } = latest.current;
    markOpening(id);
    const created = createEditor(
      parent.current!,
      start,
      { 'aria-label': labels.editor(start.name), 'aria-describedby': hint },
      {
        onChange: (code) => latest.current.onChange(start.name, code),
        onRun: () => latest.current.onRun(),
        onEscape: () => latest.current.onEscape(),
      },
    );
    // After the editor has painted, which also takes time.
    const opened = requestAnimationFrame(() => setTimeout(unmarkOpening));
    view.current = created;
    const place = findPlace(id);
    if (place?.file === start.name) {
      removePlace(id);
      select(created, place);
      if (place.hasFocus && document.activeElement === document.body) created.focus();
    } else if (latest.current.startsFocused?.()) created.focus();

    const keep = (): void => {
      const { anchor, head } = created.state.selection.main;
      const { hasFocus } = created;
      savePlace({ id, file: start.name, anchor, head, hasFocus, keptAt: Date.now() });
    };
    window.addEventListener(BEFORE_RELOAD_EVENT, keep);
    return () => {
      window.removeEventListener(BEFORE_RELOAD_EVENT, keep);
      cancelAnimationFrame(opened);
      unmarkOpening();
      created.destroy();
    };
  }, [hint]);

  useEffect(() => {
    if (view.current) markLine(view.current, wrong);
  }, [wrong]);

  useEffect(() => {
    if (view.current && target) goToLine(view.current, target.line);
  }, [target]);

  return (
    <>
      <div ref={parent} className={styles.editor} dir="ltr" />
      <p id={hint} className={styles.hint}>
        {labels.editorHint()}
      </p>
    </>
  );
}
