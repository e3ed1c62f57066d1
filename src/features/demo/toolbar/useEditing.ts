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
} from '../../../types/liveEditor';
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
  /** There while the demo is edited, whether its code shows or not. */
  Editor: ComponentType<LiveEditorProps> | undefined;
  /** What the demo is as long as it is not as published. */
  files: EditedFile[] | undefined;
  setFiles: (files: EditedFile[] | undefined) => void;
  controls: RefObject<EditorControls | null>;
  getLink: () => Promise<string | null>;
  /** The code that the editor shows; undefined while there is none, or it is closed. */
  getShown: () => string | undefined;
  /** Whether the reader still waits where they asked for the editor, which then takes the focus. */
  isAwaited: () => boolean;
  /** Of loading the editor. */
  attempt: Attempt;
  /** Opens the editor. */
  start: () => void;
  /** Puts the demo back in the place of the editor. */
  leave: () => void;
  reset: () => void;
}

/**
 * The edit of a demo: its code in every tool, until the reader resets it. What was typed before a
 * reload, or before a visit to another page, runs again as soon as the toolbar is there.
 */
export function useEditing(options: EditingOptions): Editing {
  const { id, codeUrl, loadEditor, startsOpen, onEditing, onOpen } = options;
  const [Editor, setEditor] = useState<ComponentType<LiveEditorProps>>();
  const [files, setFiles] = useState<EditedFile[]>();
  const [attempt, startLoad] = useAttempt();
  const controls = useRef<EditorControls>(null);
  const askedAt = useRef<Element>(null);

  const load = () =>
    // The editor takes the place of the demo's box, so it waits for the code that it shows.
    startLoad(
      () => Promise.all([loadEditor(), loadDemoCode(codeUrl)]),
      ([loaded]) => {
        onEditing(true);
        setEditor(() => loaded);
      },
    );
  const start = () => {
    askedAt.current = document.activeElement;
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
    // The message of a failure gives the focus to what is around the demo.
    isAwaited: useCallback(
      () => document.activeElement?.contains(askedAt.current) ?? false,
      [],
    ),
    getLink: useCallback(async () => (await controls.current?.getLink()) ?? null, []),
    getShown: useCallback(() => controls.current?.getShown(), []),
    attempt,
    start,
    leave,
    reset: () => controls.current?.reset(),
  };
}
