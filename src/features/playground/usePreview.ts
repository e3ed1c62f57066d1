import { useEffect, useRef, useState, type RefObject } from 'react';
import { MAX_FRAME_HEIGHT, MIN_FRAME_HEIGHT } from '../../config/playground';
import { useThemePreferences } from '../preferences';
import {
  createFrameClient,
  type FrameClient,
  type FrameProblem,
} from './createFrameClient';
import { markRunning, unmarkRunning, wasRunning } from './drafts';
import type { Appearance, SourceFile } from './protocol';

export interface Preview {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** Key of the frame: a new one restarts it. */
  frameKey: number;
  /** Height of the content in px, once known. */
  height?: number;
  /** `paused`: there is no frame, because its code needs the reader's confirmation. */
  state: 'loading' | 'rendered' | 'failed' | 'paused';
  problem?: FrameProblem;
  /** Whether it shows earlier code, because the present one has the problem. */
  isOutdated: boolean;
  /** Whether it is paused because the code came from a link. */
  isUnseen: boolean;
  /** Runs paused code. */
  resume: () => void;
  /** Reloads the frame with everything that its code needs. */
  restart: () => void;
}

/**
 * Runs code in a frame and tracks its state.
 * @param id the demo; if its code did not finish the last time, it needs confirmation
 * @param files the code to run, now and whenever it changes
 * @param isForeign whether the code came from elsewhere: it only runs after confirmation
 */
export function usePreview(
  id: string,
  files: SourceFile[],
  appearance: Appearance,
  isForeign: boolean,
): Preview {
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
  const running = useRef(files);
  const [isUnseen, setUnseen] = useState(isForeign);
  const isHeld = isUnseen || held === files;

  useEffect(() => {
    if (isHeld) return undefined;
    const created = createFrameClient(() => frameRef.current?.contentWindow, {
      onRendered: () => {
        unmarkRunning();
        setRendered(running.current);
        setProblem(undefined);
      },
      onProblem: (next) => {
        unmarkRunning();
        setProblem(next);
      },
      onStop: (kind) => {
        unmarkRunning();
        setProblem({ kind });
        setHeld(running.current);
        setRendered(undefined);
        setFrameKey((key) => key + 1);
      },
      onRuined: () => {
        setRendered(undefined);
        setFrameKey((key) => key + 1);
      },
      onHeight: (next) =>
        setHeight(Math.min(MAX_FRAME_HEIGHT, Math.max(MIN_FRAME_HEIGHT, next))),
    });
    client.current = created;
    window.addEventListener('pagehide', unmarkRunning);
    return () => {
      created.close();
      client.current = undefined;
      unmarkRunning();
      window.removeEventListener('pagehide', unmarkRunning);
    };
  }, [frameKey, isHeld]);

  const { scheme, direction, language } = appearance;
  const { dense, spacing, paletteColors } = useThemePreferences();
  useEffect(() => {
    const preferences = { dense, spacing, paletteColors };
    client.current?.setAppearance({ scheme, direction, language, preferences });
  }, [frameKey, isHeld, scheme, direction, language, dense, spacing, paletteColors]);

  useEffect(() => {
    if (isHeld) return;
    running.current = files;
    markRunning(id);
    client.current?.run(files);
  }, [frameKey, id, files, isHeld]);

  const state = isHeld
    ? 'paused'
    : problem
      ? 'failed'
      : rendered
        ? 'rendered'
        : 'loading';
  return {
    frameRef,
    frameKey,
    height,
    state,
    problem,
    isOutdated: problem !== undefined && rendered !== undefined && rendered !== files,
    isUnseen,
    resume: () => {
      setUnseen(false);
      setHeld(undefined);
    },
    restart: () => {
      setProblem(undefined);
      setRendered(undefined);
      setFrameKey((key) => key + 1);
    },
  };
}
