/** Loaded with the live demo: toolbar and code of a demo are not in a page's script. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { LoadFailure } from '../../../components/LoadFailure';
import { useAttempt } from '../../../components/useAttempt';
import type { DemoModule, DemoVariant, Styling } from '../../../types/demo';
import type { LiveEditorProps } from '../../../types/liveEditor';
import type { SiteConfig } from '../../../types/siteConfig';
import { useCodePreferences } from '../../preferences';
import { labels } from '../labels';
import { loadDemoCode, useDemoCode } from '../useDemoCode';
import type { DemoLook } from '../withOwnLook';
import { CodePanel } from './CodePanel';
import { DemoToolbar } from './DemoToolbar';
import { getToolLabels } from './labels';

export interface DemoToolsProps {
  demo: DemoModule;
  variant: DemoVariant;
  styling: Styling;
  defaultOpen: boolean;
  /** The editor was open when the site reloaded the page. */
  defaultEditing: boolean;
  height?: number;
  ad?: ReactNode;
  /** What stands below the toolbar while the code is closed. */
  preview: ReactNode;
  loadEditor: () => Promise<ComponentType<LiveEditorProps>>;
  /** The editor has a preview of its own, which stands in for the demo's box. */
  onEditing: (editing: boolean) => void;
  own?: DemoLook;
  onOwn: (own: DemoLook) => void;
  onReset: () => void;
  onFocusReset: () => void;
  onFullScreen: () => void;
}

/** Toolbar, code and editor of one demo. */
export function DemoTools(props: DemoToolsProps) {
  const { demo, variant, styling, preview, loadEditor } = props;
  const { codeVariant } = useCodePreferences();
  const { customFields } = useDocusaurusContext().siteConfig;
  const { repoUrl, repoBranch } = customFields as unknown as SiteConfig;
  const [open, setOpen] = useState(props.defaultOpen);
  // A link to the demo may be followed when its toolbar is there already.
  const [wasAsked, setWasAsked] = useState(props.defaultOpen);
  if (wasAsked !== props.defaultOpen) {
    setWasAsked(props.defaultOpen);
    if (props.defaultOpen) setOpen(true);
  }
  const [expanded, setExpanded] = useState(false);
  const [Editor, setEditor] = useState<ComponentType<LiveEditorProps>>();
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const { code, attempt: codeAttempt } = useDemoCode(variant, open);
  const [editorAttempt, startEditor] = useAttempt();
  const files = code?.files[codeVariant] ?? [];

  const edit = () => {
    setOpen(true);
    // The editor takes the place of the demo's box, so it waits for the code that it shows.
    startEditor(
      () => Promise.all([loadEditor(), loadDemoCode(variant.codeUrl)]),
      ([loaded]) => {
        props.onEditing(true);
        setEditor(() => loaded);
      },
    );
  };
  const reopen = useRef(props.defaultEditing ? edit : undefined);
  useEffect(() => {
    reopen.current?.();
    reopen.current = undefined;
  }, []);
  const leaveEditor = () => {
    setEditor(undefined);
    props.onEditing(false);
    root.current?.querySelector<HTMLElement>('[data-tool="edit"]')?.focus();
  };
  const toggle = () => {
    if (Editor) leaveEditor();
    editorAttempt.cancel();
    setOpen(!open);
  };

  return (
    <div ref={root}>
      <DemoToolbar
        demo={demo}
        variant={variant}
        styling={styling}
        open={open}
        expanded={expanded}
        editing={Editor !== undefined}
        panelId={panelId}
        sourceUrl={`${repoUrl}/blob/${repoBranch}/${demo.source}`}
        onToggle={toggle}
        onExpand={() => setExpanded(!expanded)}
        onEdit={() => (Editor ? leaveEditor() : edit())}
        own={props.own}
        onOwn={props.onOwn}
        onReset={props.onReset}
        onFocusReset={props.onFocusReset}
        onFullScreen={props.onFullScreen}
      />
      <div id={panelId}>
        {!open && preview}
        {/* Above the code, which may be longer than the window. */}
        {open && codeAttempt.failures > 0 ? (
          <LoadFailure text={labels.noCode()} attempt={codeAttempt} />
        ) : (
          <LoadFailure text={getToolLabels().noEditor} attempt={editorAttempt} />
        )}
        {open && Editor && files.length > 0 && (
          <Editor
            demoId={demo.id}
            files={files}
            height={props.height}
            onClose={leaveEditor}
          />
        )}
        {open && !Editor && (code || codeAttempt.failures === 0) && (
          <CodePanel files={files} expanded={expanded} />
        )}
        {open && props.ad}
      </div>
    </div>
  );
}
