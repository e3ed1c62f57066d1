/** Loaded with the live demo: its toolbar and code are not in a page's script. */

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {
  type ComponentType,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { LoadFailure } from '../../../components/LoadFailure';
import type { DemoModule, DemoVariant, Styling } from '../../../types/demo';
import type { LiveEditorProps } from '../../../types/playground';
import type { SiteConfig } from '../../../types/siteConfig';
import { useCodePreferences, useDemoScheme, useDirection } from '../../preferences';
import { getDemoHash } from '../getDemoHash';
import { labels } from '../labels';
import { useDemoCode } from '../useDemoCode';
import type { DemoAppearance } from '../withAppearance';
import { CodePanel } from './CodePanel';
import { DemoToolbar } from './DemoToolbar';
import { getToolLabels } from './labels';
import styles from './toolbar.module.css';
import { useEditing } from './useEditing';
import { useFullScreen } from './useFullScreen';
import { useIsNarrow } from './useIsNarrow';

interface ExitFullScreenProps {
  /** The element that fills the window. */
  element: HTMLElement;
  onExit: () => void;
}

/** The button in the corner that leaves full screen, as Escape does. */
function ExitFullScreen({ element, onExit }: ExitFullScreenProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return createPortal(
    <button ref={button} type="button" className={styles.exit} onClick={onExit}>
      <span className={clsx(styles.icon, styles.exitIcon)} aria-hidden="true" />
      {getToolLabels().exitFullScreen}
    </button>,
    element,
  );
}

/** On a phone, the tool is in the menu. */
const getEditButton = (isNarrow: boolean) =>
  `[data-tool="${isNarrow ? 'menu' : 'edit'}"]`;

export interface DemoToolsProps {
  demo: DemoModule;
  variant: DemoVariant;
  styling: Styling;
  defaultOpen: boolean;
  /** The editor was open when the site reloaded the page. */
  defaultEditing: boolean;
  /** Whether a part of the code is shown while the whole code is not. */
  hasExcerpt: boolean;
  /**
   * Receives whether the code or the editor is shown in place of the code preview below.
   */
  onShowCode: (shown: boolean) => void;
  loadEditor: () => Promise<ComponentType<LiveEditorProps>>;
  /** Receives whether the editor, whose preview replaces the demo's box, is open. */
  onEditing: (editing: boolean) => void;
  /** Element for that preview; null until it is mounted. */
  previewHost: HTMLElement | null;
  /** The demo's box, or its replacement. */
  stage: RefObject<HTMLElement | null>;
  appearance?: DemoAppearance;
  onAppearance: (appearance: DemoAppearance | undefined) => void;
  /** Receives how much taller the demo becomes in full screen; undefined outside of it. */
  onStretch: (factor: number | undefined) => void;
  /** Restarts the demo. */
  onRestart: () => void;
}

/** Toolbar, code and editor of one demo. */
export function DemoTools(props: DemoToolsProps) {
  const { demo, variant, styling, onShowCode, previewHost, stage, appearance } = props;
  const { codeVariant } = useCodePreferences();
  const siteScheme = useDemoScheme();
  const siteDirection = useDirection();
  const { customFields } = useDocusaurusContext().siteConfig;
  const { repoUrl, repoBranch } = customFields as unknown as SiteConfig;
  const [open, setOpen] = useState(props.defaultOpen);
  // The reader may follow a link to the demo after its toolbar was mounted.
  const [wasAsked, setWasAsked] = useState(props.defaultOpen);
  if (wasAsked !== props.defaultOpen) {
    setWasAsked(props.defaultOpen);
    if (props.defaultOpen) setOpen(true);
  }
  const [expanded, setExpanded] = useState(false);
  const isNarrow = useIsNarrow();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const entry = getDemoHash(demo.name, codeVariant, styling);
  const editing = useEditing({
    id: `${demo.id}/${entry}`,
    codeUrl: variant.codeUrl,
    loadEditor: props.loadEditor,
    startsOpen: props.defaultEditing,
    onEditing: props.onEditing,
    onOpen: setOpen,
  });
  const { Editor } = editing;
  const showsCode = open || Editor !== undefined;
  const { code, attempt: codeAttempt } = useDemoCode(variant, showsCode);
  const files = code?.files[codeVariant] ?? [];
  const fullScreen = useFullScreen(stage, props.onStretch);
  useLayoutEffect(() => onShowCode(showsCode), [onShowCode, showsCode]);

  const leaveEditor = () => {
    const hadFocus = open;
    if (editing.files) setOpen(false);
    else editing.leave();
    if (hadFocus)
      root.current?.querySelector<HTMLElement>(getEditButton(isNarrow))?.focus();
  };
  const toggle = () => {
    if (editing.files && !open) return editing.start();
    if (Editor && !editing.files) editing.leave();
    editing.attempt.cancel();
    return setOpen(!open);
  };

  return (
    <div ref={root}>
      <DemoToolbar
        demo={demo}
        variant={variant}
        styling={styling}
        open={open}
        hasExcerpt={props.hasExcerpt}
        expanded={expanded}
        editing={Editor !== undefined && open}
        edit={editing.files && { files: editing.files, getLink: editing.getLink }}
        panelId={panelId}
        sourceUrl={repoUrl && `${repoUrl}/blob/${repoBranch}/${demo.source}`}
        onToggle={toggle}
        onExpand={() => setExpanded(!expanded)}
        onEdit={() => (Editor && open ? leaveEditor() : editing.start())}
        appearance={appearance}
        onAppearance={props.onAppearance}
        onReset={() => {
          props.onAppearance(undefined);
          if (Editor) editing.reset();
          else props.onRestart();
        }}
        onFullScreen={fullScreen.enter}
      />
      {fullScreen.element && (
        <ExitFullScreen element={fullScreen.element} onExit={fullScreen.exit} />
      )}
      <div id={panelId}>
        {/* Above the code, which may be taller than the window. */}
        {open && codeAttempt.failures > 0 ? (
          <LoadFailure text={labels.noCode()} attempt={codeAttempt} />
        ) : (
          <LoadFailure text={getToolLabels().noEditor} attempt={editing.attempt} />
        )}
        {Editor && previewHost && files.length > 0 && (
          <Editor
            key={entry}
            demoId={demo.id}
            files={files}
            previewHost={previewHost}
            isOpen={open}
            isAwaited={editing.isAwaited}
            scheme={appearance?.scheme ?? siteScheme}
            direction={appearance?.direction ?? siteDirection}
            controls={editing.controls}
            onEdit={editing.setFiles}
            onClose={leaveEditor}
          />
        )}
        {open && !Editor && (code || codeAttempt.failures === 0) && (
          <CodePanel files={files} expanded={expanded} />
        )}
      </div>
    </div>
  );
}
