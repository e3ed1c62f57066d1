import { FRAME_TIMEOUT, RUN_TIMEOUT } from '../../config/playground';
import { guardLoops } from './guardLoops';
import {
  isSigned,
  type FromFrame,
  type Look,
  type Problem,
  type SourceFile,
  type ToFrame,
} from './protocol';

/** A problem of the code, or of the frame itself. */
export type FrameProblem = Problem | { kind: 'stuck' | 'no-frame' };

export interface FrameEvents {
  onRendered: () => void;
  onProblem: (problem: FrameProblem) => void;
  onHeight: (height: number) => void;
}

export interface FrameClient {
  run: (files: SourceFile[]) => void;
  setLook: (look: Look) => void;
  close: () => void;
}

/**
 * The page's end of the talk with one frame. What is asked before the frame is ready waits;
 * of several runs only the latest counts.
 * @param frame gives the frame's window; absent while it loads
 * @param nonce what the frame got with its address
 * @param win the window that hears the frame
 */
export function createFrameClient(
  frame: () => Window | null | undefined,
  nonce: string,
  events: FrameEvents,
  win: Window = window,
): FrameClient {
  let ready = false;
  let runs = 0;
  let look: Look | undefined;
  let files: SourceFile[] | undefined;
  let timer = win.setTimeout(() => events.onProblem({ kind: 'no-frame' }), FRAME_TIMEOUT);

  // The frame's origin is opaque, so no other target can be named; what is sent is no secret.
  const send = (message: ToFrame): void => {
    if (ready) frame()?.postMessage({ ...message, nonce }, '*');
  };
  const sendRun = (): void => {
    if (files) send({ type: 'run', run: runs, files: files.map(guardLoops) });
  };
  const sendLook = (): void => {
    if (look) send({ type: 'look', look });
  };

  const hear = ({ source, data }: MessageEvent<unknown>): void => {
    if (source !== frame() || !isSigned<FromFrame>(data, nonce)) return;
    if ('run' in data && data.run !== runs) return;
    if (data.type === 'height') events.onHeight(Number(data.height) || 0);
    else win.clearTimeout(timer);
    if (data.type === 'ready') {
      ready = true;
      sendLook();
      sendRun();
    } else if (data.type === 'started') {
      timer = win.setTimeout(() => events.onProblem({ kind: 'stuck' }), RUN_TIMEOUT);
    } else if (data.type === 'rendered') {
      events.onRendered();
    } else if (data.type === 'failed') {
      events.onProblem(data.problem);
    }
  };
  win.addEventListener('message', hear);

  return {
    run: (next) => {
      files = next;
      runs += 1;
      sendRun();
    },
    setLook: (next) => {
      look = next;
      sendLook();
    },
    close: () => {
      win.removeEventListener('message', hear);
      win.clearTimeout(timer);
    },
  };
}
