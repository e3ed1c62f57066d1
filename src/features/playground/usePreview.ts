import { useEffect, useRef, useState, type RefObject } from 'react';
import { MAX_FRAME_HEIGHT, MIN_FRAME_HEIGHT } from '../../config/playground';
import { useThemePreferences } from '../preferences';
import {
  createFrameClient,
  type FrameClient,
  type FrameProblem,
} from './createFrameClient';
import { markRunning, unmarkRunning, wasRunning } from './drafts';
import type { Look, SourceFile } from './protocol';

export interface Preview {
  frameRef: RefObject<HTMLIFrameElement | null>;
  /** Part of the frame's address, and its key: with another one the frame starts anew. */
  nonce: string;
  /** Height of the content in px, once known. */
  height?: number;
  state: 'loading' | 'rendered' | 'failed' | 'paused';
  problem?: FrameProblem;
  /** Runs code that waits, since it did not finish the last time. */
  resume: () => void;
  /** Loads the frame anew, with all that its code needs. */
  restart: () => void;
}

/**
 * Runs code in a frame and follows what comes of it.
 * @param id the demo; code of it that did not finish the last time waits for the reader
 * @param files what to run, now and whenever it changes
 */
export function usePreview(id: string, files: SourceFile[], look: Look): Preview {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const client = useRef<FrameClient>(undefined);
  const [nonce, setNonce] = useState(createNonce);
  const [height, setHeight] = useState<number>();
  const [rendered, setRendered] = useState(false);
  const [held, setHeld] = useState(() => (wasRunning(id) ? files : undefined));
  const [problem, setProblem] = useState<FrameProblem | undefined>(() =>
    held ? { kind: 'stuck' } : undefined,
  );
  const running = useRef(files);

  useEffect(() => {
    const created = createFrameClient(() => frameRef.current?.contentWindow, nonce, {
      onRendered: () => {
        unmarkRunning();
        setRendered(true);
        setProblem(undefined);
      },
      onProblem: (next) => {
        unmarkRunning();
        setProblem(next);
        if (next.kind !== 'stuck') return;
        // A frame that does not answer is given up, and its code waits for the reader.
        setHeld(running.current);
        setRendered(false);
        setNonce(createNonce());
      },
      onHeight: (next) =>
        setHeight(Math.min(MAX_FRAME_HEIGHT, Math.max(MIN_FRAME_HEIGHT, next))),
    });
    client.current = created;
    window.addEventListener('pagehide', unmarkRunning);
    return () => {
      created.close();
      unmarkRunning();
      window.removeEventListener('pagehide', unmarkRunning);
    };
  }, [nonce]);

  const { scheme, direction, language } = look;
  const { dense, spacing, paletteColors } = useThemePreferences();
  useEffect(() => {
    const preferences = { dense, spacing, paletteColors };
    client.current?.setLook({ scheme, direction, language, preferences });
  }, [nonce, scheme, direction, language, dense, spacing, paletteColors]);

  const isHeld = held === files;
  useEffect(() => {
    if (isHeld) return;
    running.current = files;
    markRunning(id);
    client.current?.run(files);
  }, [nonce, id, files, isHeld]);

  const state = isHeld
    ? 'paused'
    : problem
      ? 'failed'
      : rendered
        ? 'rendered'
        : 'loading';
  return {
    frameRef,
    nonce,
    height,
    state,
    problem,
    resume: () => setHeld(undefined),
    restart: () => {
      setProblem(undefined);
      setRendered(false);
      setNonce(createNonce());
    },
  };
}

const createNonce = (): string => crypto.randomUUID();
