import clsx from 'clsx';
import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { LoadFailure } from '../../components/LoadFailure';
import { PartBoundary } from '../../components/PartBoundary';
import { findPlace } from '../../components/editorPlaces';
import { useChunk } from '../../components/useChunk';
import { tryDecode } from '../../lib/tryDecode';
import type { DemoModule } from '../../types/demo';
import type { LiveEditorProps } from '../../types/playground';
import { useCodePreferences } from '../preferences';
import { CodePreview } from './CodePreview';
import { type DemoBackground, DemoStage } from './DemoStage';
import { isDemoHash } from './getDemoHash';
import { labels } from './labels';
import styles from './styles.module.css';
import { useNearViewport } from './useNearViewport';
import type { DemoAppearance } from './withAppearance';

/** Whether the hash names this demo; then it opens its code and scrolls into view. */
function useHashTarget(name: string, ref: RefObject<HTMLElement | null>): boolean {
  const [called, setCalled] = useState(false);
  useEffect(() => {
    const check = () => {
      if (!isDemoHash(tryDecode(window.location.hash), name)) return;
      setCalled(true);
      ref.current?.scrollIntoView();
    };
    check();
    window.addEventListener('hashchange', check);
    return () => window.removeEventListener('hashchange', check);
  }, [name, ref]);
  return called;
}

/**
 * Whether the demo's editor was open when the site reloaded the page; then it opens
 * again.
 */
function useWasEdited(id: string): boolean {
  const [edited, setEdited] = useState(false);
  useEffect(() => {
    const check = () => {
      if (findPlace(`${id}/`)) setEdited(true);
    };
    check();
  }, [id]);
  return edited;
}

const loadTools = () => import('./toolbar/DemoTools').then(({ DemoTools }) => DemoTools);

export interface DemoProps {
  /** Created by the demo loader from the name in the page. */
  demo: DemoModule;
  /** Loads the editor, which is a separate feature; the theme connects the two. */
  loadEditor: () => Promise<ComponentType<LiveEditorProps>>;
  /** Reserved height of the demo's box, in px. */
  height?: number;
  maxWidth?: number;
  background?: DemoBackground;
  /** Runs the demo in an iframe, which has its own viewport. */
  iframe?: boolean;
  defaultCodeOpen?: boolean;
  hideToolbar?: boolean;
  preview?: boolean;
}

/**
 * A live example with its source. `data-demo` and `data-demo-state` on the outermost
 * element are an API for tools: the state is `static` until the component runs, then
 * `live`.
 */
export function Demo(props: DemoProps) {
  const { demo, hideToolbar = false, defaultCodeOpen = false, preview = true } = props;
  const { codeStyling, codeVariant } = useCodePreferences();
  const ref = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const near = useNearViewport(ref);
  const edited = useWasEdited(demo.id);
  const called = useHashTarget(demo.name, ref) || edited;
  const { value: DemoTools, attempt } = useChunk(
    loadTools,
    !hideToolbar && (near || called),
  );
  const [live, setLive] = useState(false);
  const [run, setRun] = useState(0);
  const [appearance, setAppearance] = useState<DemoAppearance>();
  const [stretch, setStretch] = useState<number>();
  /**
   * Height of the demo's box in px while its editor, which contains a preview, is open.
   */
  const [editedHeight, setEditedHeight] = useState<number>();
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const updateHost = useCallback((element: HTMLDivElement | null) => {
    stage.current = element;
    setHost(element);
  }, []);
  const [showsCode, setShowsCode] = useState(false);
  const onLive = useCallback(() => setLive(true), []);
  const styling = demo.variants[codeStyling] ? codeStyling : 'system';
  const variant = demo.variants[styling];
  if (!variant) throw new Error(`Demo ${demo.id} has no System variant.`);
  return (
    <div
      ref={ref}
      id={`${demo.name}.tsx`}
      className={styles.demo}
      data-demo={demo.name}
      data-print-note={labels.notDrawn()}
      data-demo-state={live || editedHeight !== undefined ? 'live' : 'static'}
    >
      {editedHeight === undefined ? (
        <DemoStage
          {...props}
          ref={stage}
          key={styling}
          variant={variant}
          enabled={near || called}
          run={run}
          appearance={appearance}
          stretch={stretch}
          onLive={onLive}
        />
      ) : (
        <div
          ref={updateHost}
          className={clsx(styles.stage, styles.plain)}
          style={{ minHeight: editedHeight }}
          data-theme={appearance?.scheme}
          translate="no"
          tabIndex={-1}
        />
      )}
      {!hideToolbar && (
        <div className={styles.code}>
          {DemoTools ? (
            <PartBoundary>
              <DemoTools
                demo={demo}
                variant={variant}
                styling={styling}
                defaultOpen={defaultCodeOpen || called}
                defaultEditing={edited}
                hasExcerpt={preview && variant.previewLines > 0}
                onShowCode={setShowsCode}
                loadEditor={props.loadEditor}
                previewHost={host}
                stage={stage}
                onEditing={(editing) =>
                  setEditedHeight(
                    editing ? (stage.current?.offsetHeight ?? 0) : undefined,
                  )
                }
                appearance={appearance}
                onAppearance={setAppearance}
                onStretch={setStretch}
                onRestart={() => setRun(run + 1)}
              />
            </PartBoundary>
          ) : attempt.failures > 0 ? (
            <LoadFailure text={labels.noTools()} attempt={attempt} />
          ) : (
            <div className={styles.bar} />
          )}
          {preview && !showsCode && (
            <CodePreview
              demo={demo}
              variant={variant}
              language={codeVariant}
              near={near}
            />
          )}
        </div>
      )}
    </div>
  );
}
