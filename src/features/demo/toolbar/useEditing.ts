import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { hasDraft } from '../../../components/editorDrafts';
import { useAttempt, type Attempt } from '../../../components/useAttempt';
import type {
  EditedFile,
  EditorControls,
  LiveEditorProps,
} from '../../../types/playground';
import { loadDemoCode } from '../useDemoCode';

export interface EditingOptions {
  /** The demo and its variant: `<product>/<topic>/<Name>/<file>`. */
  id: string;
  codeUrl: string;
  loadEditor: () => Promise<ComponentType<LiveEditorProps>>;
  /** The editor was open when the site reloaded the page. */
  startsOpen: boolean;
  onEditing: (editing: boolean) => void;
  onOpen: (open: boolean) => void;
}

export interface Editing {
  /**
   * The editor component while the demo is edited, whether its code is visible or not.
   */
  Editor: ComponentType<LiveEditorProps> | undefined;
  /** The edited files; undefined while they match the published ones. */
  files: EditedFile[] | undefined;
  setFiles: (files: EditedFile[] | undefined) => void;
  controls: RefObject<EditorControls | null>;
  getLink: () => Promise<string | null>;
  /**
   * Whether the focus is still where the reader requested the editor, which then takes
   * it: once per request.
   */
  isAwaited: () => boolean;
  /** The loading attempt of the editor. */
  attempt: Attempt;
  /** Opens the editor. */
  start: () => void;
  /** Closes the editor and shows the demo again. */
  leave: () => void;
  reset: () => void;
}

/**
 * State of a demo's edit, which all tools use until the reader resets it. What was typed
 * before a reload, or before a visit to another page, is restored as soon as the toolbar
 * is mounted.
 */
export function useEditing(options: EditingOptions): Editing {
  const { id, codeUrl, loadEditor, startsOpen, onEditing, onOpen } = options;
  const [Editor, setEditor] = useState<ComponentType<LiveEditorProps>>();
  const [files, setFiles] = useState<EditedFile[]>();
  const [attempt, startLoad] = useAttempt();
  const controls = useRef<EditorControls>(null);
  const requestedFrom = useRef<Element>(null);

  const load = () =>
    // The editor replaces the demo's box, so it waits for the code that it shows.
    startLoad(
      () => Promise.all([loadEditor(), loadDemoCode(codeUrl)]),
      ([loaded]) => {
        onEditing(true);
        setEditor(() => loaded);
      },
    );
  const start = () => {
    requestedFrom.current = document.activeElement;
    onOpen(true);
    if (!Editor) load();
  };
  const leave = () => {
    setEditor(undefined);
    setFiles(undefined);
    onEditing(false);
  };

  const resume = useRef({ startsOpen, start, load });
  useEffect(() => {
    resume.current = { ...resume.current, start, load };
  });
  useEffect(() => {
    const { startsOpen: isOpen, ...begin } = resume.current;
    resume.current.startsOpen = false;
    if (isOpen) begin.start();
    else if (hasDraft(id)) begin.load();
  }, [id]);

  return {
    Editor,
    files,
    setFiles,
    controls,
    // After a failure, the message moves the focus to an ancestor of the demo. "Show code"
    // disappears with its focus once the editor is open.
    isAwaited: useCallback(() => {
      const from = requestedFrom.current;
      requestedFrom.current = null;
      const place = from?.isConnected === false ? document.body : from;
      return document.activeElement?.contains(place) ?? false;
    }, []),
    getLink: useCallback(async () => (await controls.current?.getLink()) ?? null, []),
    attempt,
    start,
    leave,
    reset: () => controls.current?.reset(),
  };
}
