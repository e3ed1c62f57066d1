import clsx from 'clsx';
import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { findPlace } from '../../components/editorPlaces';
import { CodeEditor } from './CodeEditor';
import { FileTabs } from './FileTabs';
import { PreviewFrame } from './PreviewFrame';
import { ResetButton } from './ResetButton';
import { bringIntoView } from './bringIntoView';
import { describeState } from './describeState';
import { isSame, readDraft } from './drafts';
import { explainProblem } from './explainProblem';
import { findOtherEdit } from './findOtherEdit';
import { labels } from './labels';
import type { Appearance, SourceFile } from './protocol';
import styles from './styles.module.css';
import { useEditedFiles } from './useEditedFiles';
import { usePreview } from './usePreview';

const SELECTED_TAB = '[role="tab"][aria-selected="true"]';

export interface WorkspaceControls {
  /** Resets the edits; if there are none, runs the code again. */
  reset: () => void;
}

export interface WorkspaceProps {
  ref?: Ref<WorkspaceControls>;
  /** The demo and its variant; use another `key` with another one. */
  id: string;
  /** Name of the demo, for labels. */
  name: string;
  /** The files as published, the demo first. */
  originals: SourceFile[];
  /** Initial files, instead of the reader's draft. */
  start?: SourceFile[];
  appearance: Appearance;
  /** `stacked`: preview above the code; `wide`: beside it if there is space. */
  layout: 'stacked' | 'wide';
  /** An element elsewhere into which the preview is rendered. */
  previewHost?: HTMLElement;
  /** Height of the preview in px until its content has reported its own. */
  height?: number;
  isCodeShown?: boolean;
  /**
   * Called when the editor is mounted; an editor that takes the focus is scrolled into
   * view.
   */
  startsFocused?: () => boolean;
  /** Additional buttons and links, after Reset. */
  tools?: ReactNode;
  /** A message about the code as a whole. */
  notice?: string;
  /** Called on mount and on each change. */
  onChange?: (files: SourceFile[], isEdited: boolean) => void;
  /** Called on mount and some time after the last key. */
  onSettle?: (files: SourceFile[], isEdited: boolean) => void;
  /**
   * Called on Escape in the toolbar. In the editor, Escape moves the focus to the toolbar,
   * so that Tab goes on from there.
   */
  onEscape?: () => void;
}

/** Editor, preview and messages of one demo. */
export function Workspace({ ref, ...props }: WorkspaceProps) {
  const { id, name, originals, start, appearance, layout, previewHost, tools } = props;
  const { isCodeShown = true, onChange, onSettle, onEscape } = props;
  const edited = useEditedFiles(id, originals, start);
  const { settled, files, isEdited } = edited;
  // Code from a link is somebody else's, unless it is the draft of this tab.
  const [isForeign] = useState(
    () =>
      files === start &&
      isEdited &&
      !isSame(files, readDraft(id, originals) ?? originals),
  );
  const preview = usePreview({
    id,
    files: settled,
    appearance,
    isForeign,
    originals,
  });
  const [active, setActive] = useState(() => findPlace(id)?.file ?? originals[0]!.name);
  const [target, setTarget] = useState<{ line: number }>();
  const [wasRestored] = useState(isEdited && !start);
  const [otherEdit] = useState(() => findOtherEdit(id));
  const isPaused = preview.state === 'paused';
  const bar = useRef<HTMLDivElement>(null);
  const panelId = useId();

  // In a layout effect, because React counts updates from others as nested when the next key
  // comes first, and stops after 50 of them.
  useLayoutEffect(() => onChange?.(files, isEdited), [onChange, files, isEdited]);
  useEffect(() => {
    onSettle?.(settled, !isSame(settled, originals));
  }, [onSettle, settled, originals]);
  const file = files.find((each) => each.name === active) ?? files[0]!;
  useImperativeHandle(ref, () => ({
    reset: () => {
      preview.restart();
      if (isEdited) edited.reset();
    },
  }));

  const { problem } = preview;
  const wrong = useMemo(() => {
    if (!problem || !('file' in problem) || problem.file !== file.name) return undefined;
    return { line: problem.line, message: explainProblem(problem) };
  }, [problem, file.name]);
  const code = useRef<HTMLDivElement>(null);
  const isOpened = isCodeShown && props.startsFocused !== undefined;
  useEffect(() => {
    if (isOpened && code.current) bringIntoView(code.current);
  }, [isOpened]);
  const frame = (
    <PreviewFrame
      preview={preview}
      title={labels.preview(name)}
      height={props.height}
      onGoTo={(where, line) => {
        setActive(where);
        setTarget({ line });
      }}
    />
  );
  return (
    <section
      className={clsx(styles.workspace, styles[layout])}
      aria-label={labels.region(name)}
    >
      {previewHost ? createPortal(frame, previewHost) : frame}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons have the focus */}
      <div
        ref={code}
        className={styles.code}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isCodeShown && !event.defaultPrevented)
            onEscape?.();
        }}
      >
        <div ref={bar} className={styles.bar}>
          {isCodeShown && (
            <FileTabs
              names={files.map((each) => each.name)}
              active={file.name}
              panelId={panelId}
              onChoose={setActive}
            />
          )}
          <span role="status" className={styles.note}>
            {describeState(edited, isPaused, wasRestored, isCodeShown, otherEdit)}
          </span>
          <ResetButton edited={edited} restart={preview.restart} />
          {tools}
        </div>
        <div role="status">
          {props.notice && <p className={styles.hint}>{props.notice}</p>}
        </div>
        {isCodeShown && (
          <div id={panelId} role="tabpanel" aria-label={file.name}>
            <CodeEditor
              key={`${file.name} ${edited.version}`}
              id={id}
              file={file}
              wrong={wrong}
              target={target}
              startsFocused={props.startsFocused}
              onChange={edited.edit}
              onRun={() => {
                if (!isPaused) return false;
                preview.resume(edited.settle());
                return true;
              }}
              onEscape={() =>
                bar.current?.querySelector<HTMLElement>(SELECTED_TAB)?.focus()
              }
            />
          </div>
        )}
      </div>
    </section>
  );
}
