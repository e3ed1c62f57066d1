import {
  FRAME_TIMEOUT,
  MAX_MESSAGES,
  OFFLINE_FRAME_TIMEOUT,
  RUN_TIMEOUT,
} from '../../config/playground';
import { createRateLimit } from '../../lib/createRateLimit';
import { guardLoops } from './guardLoops';
import {
  CONNECT,
  HELLO,
  type FromFrame,
  type Appearance,
  type Problem,
  type SourceFile,
  type ToFrame,
} from './protocol';
import { readFrameMessage } from './readFrameMessage';
import { startHeartbeat, type Heartbeat } from './startHeartbeat';

/** Why a frame was stopped: it does not respond, or it sends too many messages. */
export type StopReason = 'stuck' | 'noisy';

/** A problem of the code or of the frame itself. */
export type FrameProblem = Problem | { kind: StopReason | 'no-frame' };

export interface FrameEvents {
  onRendered: () => void;
  onProblem: (problem: Problem | { kind: 'no-frame' }) => void;
  /** The frame is stopped and its messages are ignored; another one may replace it. */
  onStop: (reason: StopReason) => void;
  onHeight: (height: number) => void;
  /** The frame cannot run the latest code; another one must replace it. */
  onRuined: () => void;
}

export interface FrameClient {
  run: (files: SourceFile[]) => void;
  setAppearance: (appearance: Appearance) => void;
  close: () => void;
}

/**
 * The page's side of the communication with one frame. Messages are queued until the
 * frame is connected; if there are several runs, only the latest counts.
 * @param frame returns the frame's window; undefined while it loads
 * @param win the window that receives the frame's messages
 */
export function createFrameClient(
  frame: () => Window | null | undefined,
  events: FrameEvents,
  win: Window & Pick<typeof globalThis, 'MessageChannel'> = window,
): FrameClient {
  let port: MessagePort | undefined;
  let heartbeat: Heartbeat | undefined;
  let runs = 0;
  let appearance: Appearance | undefined;
  let files: SourceFile[] | undefined;
  let timer = win.setTimeout(
    () => events.onProblem({ kind: 'no-frame' }),
    win.navigator.onLine ? FRAME_TIMEOUT : OFFLINE_FRAME_TIMEOUT,
  );
  const isWithinLimit = createRateLimit(MAX_MESSAGES, 1_000);

  const send = (message: ToFrame): void => port?.postMessage(message);
  const sendRun = (): void => {
    if (files) send({ type: 'run', run: runs, files: files.map(guardLoops) });
  };
  const sendAppearance = (): void => {
    if (appearance) send({ type: 'look', look: appearance });
  };
  const close = (): void => {
    win.removeEventListener('message', greet);
    win.clearTimeout(timer);
    heartbeat?.stop();
    port?.close();
    port = undefined;
  };
  const stop = (reason: StopReason): void => {
    close();
    events.onStop(reason);
  };

  const onMessage = (message: FromFrame): void => {
    if ('run' in message && message.run !== runs) return;
    if (message.type === 'height') events.onHeight(message.height);
    if (!('run' in message)) return;
    win.clearTimeout(timer);
    if (message.type === 'ruined') {
      close();
      events.onRuined();
    } else if (message.type === 'rendered') events.onRendered();
    else if (message.type === 'failed') events.onProblem(message.problem);
    else timer = win.setTimeout(() => stop('stuck'), RUN_TIMEOUT);
  };
  const connect = (target: Window): void => {
    const { port1, port2 } = new win.MessageChannel();
    port = port1;
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!port) return;
      heartbeat?.onAnswer();
      if (!isWithinLimit()) return stop('noisy');
      const names = (files ?? []).map(({ name }) => name);
      const message = readFrameMessage(data, names);
      if (message) onMessage(message);
    };
    // The frame's origin is opaque, so a target origin cannot be specified.
    target.postMessage(CONNECT, '*', [port2]);
    win.clearTimeout(timer);
    heartbeat = startHeartbeat(
      () => send({ type: 'ping' }),
      () => stop('stuck'),
      win,
    );
    sendAppearance();
    sendRun();
  };
  // Edited code can also post to this window. Such messages are ignored once the frame is
  // connected, but they take time, so they count towards the limit.
  const greet = ({ source, data }: MessageEvent<unknown>): void => {
    if (!source || source !== frame()) return;
    if (!isWithinLimit()) stop('noisy');
    else if (!port && data === HELLO) connect(source as Window);
  };
  win.addEventListener('message', greet);

  return {
    run: (next) => {
      files = next;
      runs += 1;
      sendRun();
    },
    setAppearance: (next) => {
      appearance = next;
      sendAppearance();
    },
    close,
  };
}
