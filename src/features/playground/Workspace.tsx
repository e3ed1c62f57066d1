import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { findPlace } from '../../components/editorPlaces';
import { CodeEditor } from './CodeEditor';
import { isSame, readDraft } from './drafts';
import { FileTabs } from './FileTabs';
import { labels } from './labels';
import { PreviewFrame } from './PreviewFrame';
import { ProblemList } from './ProblemList';
import type { Look, SourceFile } from './protocol';
import { useEditedFiles } from './useEditedFiles';
import { usePreview } from './usePreview';
import styles from './styles.module.css';

export interface WorkspaceProps {
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
  /** Height of the preview in px until its content has told its own. */
  height?: number;
  startFocused?: boolean;
  /** More buttons and links, behind Reset. */
  tools?: ReactNode;
  /** Told some time after the last key, and at the start. */
  onSettle?: (files: SourceFile[], isEdited: boolean) => void;
  /** Esc in the editor; without it the focus goes to the first button of the bar. */
  onEscape?: () => void;
}

/** Editor, preview and messages of one demo. */
export function Workspace(props: WorkspaceProps) {
  const { id, name, originals, start, look, layout, tools, onSettle, onEscape } = props;
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

  useEffect(() => {
    onSettle?.(settled, !isSame(settled, originals));
  }, [onSettle, settled, originals]);

  const { problem } = preview;
  const place = problem && 'file' in problem ? problem : undefined;
  const file = files.find((each) => each.name === active) ?? files[0]!;
  const frame = (
    <PreviewFrame preview={preview} title={labels.preview(name)} height={props.height} />
  );
  return (
    <section
      className={clsx(styles.workspace, styles[layout])}
      aria-label={labels.region(name)}
    >
      {layout === 'stacked' && frame}
      <div className={styles.code}>
        <div ref={bar} className={styles.bar}>
          <FileTabs
            names={files.map((each) => each.name)}
            active={file.name}
            panelId={panelId}
            onChoose={setActive}
          />
          {wasRestored && isEdited && (
            <span className={styles.note}>{labels.restored()}</span>
          )}
          <button
            type="button"
            className={styles.tool}
            disabled={!isEdited}
            data-editor-reset=""
            onClick={edited.reset}
          >
            {labels.reset()}
          </button>
          {tools}
        </div>
        <div id={panelId} role="tabpanel" aria-label={file.name}>
          <CodeEditor
            key={`${file.name} ${edited.version}`}
            id={id}
            file={file}
            wrong={place?.file === file.name ? place : undefined}
            target={target}
            startFocused={props.startFocused}
            onChange={edited.edit}
            onEscape={onEscape ?? (() => bar.current?.querySelector('button')?.focus())}
          />
        </div>
        <ProblemList
          problem={problem}
          onRetry={preview.restart}
          onGoTo={(where, line) => {
            setActive(where);
            setTarget({ line });
          }}
        />
      </div>
      {layout === 'wide' && frame}
    </section>
  );
}
