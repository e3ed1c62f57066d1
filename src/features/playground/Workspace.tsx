import clsx from 'clsx';
import {
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { createPortal } from 'react-dom';
import { findPlace } from '../../components/editorPlaces';
import { bringIntoView } from './bringIntoView';
import { CodeEditor } from './CodeEditor';
import { isSame, readDraft } from './drafts';
import { explainProblem } from './explainProblem';
import { FileTabs } from './FileTabs';
import { labels } from './labels';
import { PreviewFrame } from './PreviewFrame';
import { ProblemList } from './ProblemList';
import type { Look, SourceFile } from './protocol';
import { ResetButton } from './ResetButton';
import { useEditedFiles } from './useEditedFiles';
import { usePreview } from './usePreview';
import styles from './styles.module.css';

export interface WorkspaceControls {
  /** Takes back what was typed; where nothing was, runs the code anew. */
  reset: () => void;
  /** @returns the code of the chosen file; undefined where none shows */
  getShown: () => string | undefined;
}

export interface WorkspaceProps {
  ref?: Ref<WorkspaceControls>;
  /** The demo and its variant; with another one give another `key` too. */
  id: string;
  /** Name of the demo, for labels. */
  name: string;
  /** The files as published, the demo first. */
  originals: SourceFile[];
  /** What to begin with in place of the reader's draft. */
  start?: SourceFile[];
  look: Look;
  /** `stacked`: preview above the code; `wide`: beside it where there is space. */
  layout: 'stacked' | 'wide';
  /** An element elsewhere that takes the preview. */
  previewHost?: HTMLElement;
  /** Height of the preview in px until its content has told its own. */
  height?: number;
  isCodeShown?: boolean;
  /** Asked when the editor is there; one that may be focused is brought into view. */
  startsFocused?: () => boolean;
  /** More buttons and links, behind Reset. */
  tools?: ReactNode;
  /** Something about the code as a whole. */
  notice?: string;
  /** Told of each change, and at the start. */
  onChange?: (files: SourceFile[], isEdited: boolean) => void;
  /** Told some time after the last key, and at the start. */
  onSettle?: (files: SourceFile[], isEdited: boolean) => void;
  /** Esc in the editor; without it the focus goes to the first button of the bar. */
  onEscape?: () => void;
}

/** Editor, preview and messages of one demo. */
export function Workspace({ ref, ...props }: WorkspaceProps) {
  const { id, name, originals, start, look, layout, previewHost, tools } = props;
  const { isCodeShown = true, onChange, onSettle, onEscape } = props;
  const edited = useEditedFiles(id, originals, start);
  const { settled, files, isEdited } = edited;
  // Code of a link is somebody else's, unless it is what was typed in this tab.
  const [isForeign] = useState(
    () =>
      files === start &&
      isEdited &&
      !isSame(files, readDraft(id, originals) ?? originals),
  );
  const preview = usePreview(id, settled, look, isForeign);
  const [active, setActive] = useState(() => findPlace(id)?.file ?? originals[0]!.name);
  const [target, setTarget] = useState<{ line: number }>();
  const [wasRestored] = useState(isEdited && !start);
  const bar = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useEffect(() => onChange?.(files, isEdited), [onChange, files, isEdited]);
  useEffect(() => {
    onSettle?.(settled, !isSame(settled, originals));
  }, [onSettle, settled, originals]);
  const file = files.find((each) => each.name === active) ?? files[0]!;
  useImperativeHandle(ref, () => ({
    reset: isEdited ? edited.reset : preview.restart,
    getShown: () => (isCodeShown ? file.code : undefined),
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
    <PreviewFrame preview={preview} title={labels.preview(name)} height={props.height} />
  );
  return (
    <section
      className={clsx(styles.workspace, styles[layout])}
      aria-label={labels.region(name)}
    >
      {previewHost ? createPortal(frame, previewHost) : frame}
      <div ref={code} className={styles.code}>
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
            {describeState(edited, wasRestored, isCodeShown)}
          </span>
          <ResetButton edited={edited} />
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
              startsFocused={() =>
                edited.version === 0 && (props.startsFocused?.() ?? false)
              }
              onChange={edited.edit}
              onEscape={onEscape ?? (() => bar.current?.querySelector('button')?.focus())}
            />
          </div>
        )}
        <ProblemList
          problem={problem}
          onRetry={preview.restart}
          onGoTo={(where, line) => {
            setActive(where);
            setTarget({ line });
          }}
        />
      </div>
    </section>
  );
}

function describeState(
  { isEdited, undoReset }: ReturnType<typeof useEditedFiles>,
  wasRestored: boolean,
  isCodeShown: boolean,
): string | undefined {
  if (undoReset) return labels.wasReset();
  if (!isEdited) return undefined;
  if (!isCodeShown) return labels.edited();
  return wasRestored ? labels.restored() : undefined;
}
