import { useEffect, useRef, useState, type RefObject } from 'react';
import {
  FRAME_RESTART_DELAY,
  MAX_FRAME_HEIGHT,
  MIN_FRAME_HEIGHT,
} from '../../config/playground';
import { PAGE_LANGUAGE } from '../../config/preferences';
import { useThemePreferences } from '../preferences';
import { connectGuard } from './connectGuard';
import { createCodeGuard } from './createCodeGuard';
import {
  createFrameClient,
  type FrameClient,
  type FrameEvents,
  type FrameProblem,
} from './createFrameClient';
import { isSame, markRunning, unmarkRunning, wasRunning } from './drafts';
import type { Appearance, SourceFile } from './protocol';
import { useSyntaxProblem } from './useSyntaxProblem';

export interface Preview {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** Key of the frame: a new one restarts it. */
  frameKey: number;
  /** Height of the content in px, once known. */
  height?: number;
  /** `paused`: the code needs the reader's confirmation. */
  state: 'loading' | 'rendered' | 'failed' | 'paused';
  /** Whether there is no frame until the reader runs the code. */
  isHeld: boolean;
  problem?: FrameProblem;
  /** Whether it shows earlier code, because the present one has the problem. */
  isOutdated: boolean;
  /** Whether it is paused because the code came from a link. */
  isUnseen: boolean;
  /**
   * Whether it is paused because its code could block the page; the frame shows the last
   * code that ran, or the published one.
   */
  isShared: boolean;
  /** Whether there is no frame until the process of the former one has ended. */
  isRestarting: boolean;
  /** Runs paused code: by default, the code of the preview. */
  resume: (code?: SourceFile[]) => void;
  /** Reloads the frame with everything that its code needs. */
  restart: () => void;
}

export interface PreviewOptions {
  /** The demo; if its code did not finish the last time, it needs confirmation. */
  id: string;
  /** The code to run, now and whenever it changes. */
  files: SourceFile[];
  appearance: Appearance;
  /** Whether the first code came from elsewhere: it only runs after confirmation. */
  isForeign: boolean;
  /** The files as published. */
  originals: SourceFile[];
}

/**
 * Runs code in a frame and tracks its state. If the frame shares the page's thread, edited
 * code only runs on request.
 */
export function usePreview(options: PreviewOptions): Preview {
  const { id, files, appearance, isForeign, originals } = options;
  const frameRef = useRef<HTMLIFrameElement>(null);
  const client = useRef<FrameClient>(undefined);
  const [frameKey, setFrameKey] = useState(0);
  const [height, setHeight] = useState<number>();
  /** The files that are shown. */
  const [rendered, setRendered] = useState<SourceFile[]>();
  const [held, setHeld] = useState(() => (wasRunning(id) ? files : undefined));
  const [problem, setProblem] = useState<FrameProblem | undefined>(() =>
    held ? { kind: 'stuck' } : undefined,
  );
  /** What the frame runs; undefined in a new one. */
  const running = useRef<SourceFile[]>(undefined);
  /** What the frame shows while other code waits, or fails before the frame shows any. */
  const lastGood = useRef(originals);
  /** Whether the present frame has not shown any code yet. */
  const isEmpty = useRef(true);
  /** Code in place of which the last good one is shown. */
  const [failure, setFailure] = useState<{ code: SourceFile[]; problem: FrameProblem }>();
  const [isUnseen, setUnseen] = useState(isForeign);
  const [isShared, setShared] = useState(false);
  const [requested, setRequested] = useState<SourceFile[]>();
  const [isRestarting, setRestarting] = useState(false);
  const mayRun = requested === files || isSame(files, originals);
  const latestMayRun = useRef(mayRun);
  const isHeld = isUnseen || held === files;
  const isWaiting = isShared && !mayRun && !isHeld;
  const syntaxProblem = useSyntaxProblem(files, isWaiting);
  const isReplaced = failure?.code === files && !isHeld;
  const isIdle = isHeld || isRestarting;

  useEffect(() => {
    latestMayRun.current = mayRun || isWaiting || isReplaced;
  });

  useEffect(() => {
    if (!isRestarting) return undefined;
    const timer = setTimeout(() => setRestarting(false), FRAME_RESTART_DELAY);
    return () => clearTimeout(timer);
  }, [isRestarting]);

  useEffect(() => {
    if (isIdle) return undefined;
    const guard = createCodeGuard(connectGuard);
    const events: FrameEvents = {
      onRendered: () => {
        unmarkRunning();
        if (running.current) lastGood.current = running.current;
        isEmpty.current = false;
        setRendered(running.current);
        setProblem(undefined);
      },
      onProblem: (next) => {
        unmarkRunning();
        setProblem(next);
        const code = running.current;
        if (
          code &&
          code !== lastGood.current &&
          isEmpty.current &&
          next.kind !== 'no-frame'
        )
          setFailure({ code, problem: next });
      },
      onStop: (kind) => {
        unmarkRunning();
        setProblem({ kind });
        setHeld(running.current);
        lastGood.current = originals;
        setRendered(undefined);
        setFrameKey((key) => key + 1);
      },
      onReplace: (isHung) => {
        setProblem(undefined);
        setRendered(undefined);
        setRestarting(isHung);
        setFrameKey((key) => key + 1);
      },
      onShared: () => {
        setShared(true);
        return latestMayRun.current;
      },
      onHeight: (next) =>
        setHeight(Math.min(MAX_FRAME_HEIGHT, Math.max(MIN_FRAME_HEIGHT, next))),
    };
    const created = createFrameClient(
      () => frameRef.current?.contentWindow,
      events,
      guard,
    );
    client.current = created;
    running.current = undefined;
    isEmpty.current = true;
    window.addEventListener('pagehide', unmarkRunning);
    return () => {
      created.close();
      client.current = undefined;
      unmarkRunning();
      window.removeEventListener('pagehide', unmarkRunning);
    };
  }, [frameKey, isIdle, originals]);

  const { scheme, direction } = appearance;
  const { dense, spacing, paletteColors, demoLanguage } = useThemePreferences();
  const language = demoLanguage === PAGE_LANGUAGE ? appearance.language : demoLanguage;
  useEffect(() => {
    const preferences = { dense, spacing, paletteColors };
    client.current?.setAppearance({ scheme, direction, language, preferences });
  }, [frameKey, isIdle, scheme, direction, language, dense, spacing, paletteColors]);

  useEffect(() => {
    const code = isWaiting || isReplaced ? lastGood.current : files;
    if (isIdle || running.current === code) return;
    running.current = code;
    markRunning(id);
    client.current?.run(code);
  }, [frameKey, id, files, originals, isIdle, isWaiting, isReplaced]);

  const ownProblem = isReplaced ? failure.problem : problem;
  const shownProblem = isWaiting ? syntaxProblem : ownProblem;
  const isPaused = isHeld || isWaiting;
  const state = isPaused
    ? 'paused'
    : ownProblem
      ? 'failed'
      : rendered
        ? 'rendered'
        : 'loading';
  return {
    frameRef,
    frameKey,
    height,
    state,
    isHeld,
    problem: shownProblem,
    isOutdated: !isHeld && !!shownProblem && !!rendered && rendered !== files,
    isUnseen,
    isShared: isWaiting,
    isRestarting,
    resume: (code = files) => {
      setRequested(code);
      setUnseen(false);
      setHeld(undefined);
    },
    restart: () => {
      setFailure(undefined);
      setProblem(undefined);
      setRendered(undefined);
      setFrameKey((key) => key + 1);
    },
  };
}
