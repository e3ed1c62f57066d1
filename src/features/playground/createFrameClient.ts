import {
  FRAME_TIMEOUT,
  MAX_MESSAGES,
  OFFLINE_FRAME_TIMEOUT,
  RUN_TIMEOUT,
} from '../../config/playground';
import { createRateLimit } from '../../lib/createRateLimit';
import type { CodeGuard } from './createCodeGuard';
import { probeIsolation } from './probeIsolation';
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
  /**
   * The frame cannot run the latest code; another one must replace it.
   * @param isHung whether the code before it hangs
   */
  onReplace: (isHung: boolean) => void;
  /**
   * The frame seems to share the page's thread.
   * @returns whether it may run the present code nevertheless; otherwise it waits for other
   *   code
   */
  onShared: () => boolean;
}

/** What a run of these kinds has not executed. */
const CLEAN: readonly Problem['kind'][] = ['syntax', 'not-loaded'];

/** Whether frames have their own thread; measured once. */
export const isolation: { isIsolated?: boolean } = {};

export interface FrameClient {
  run: (files: SourceFile[]) => void;
  setAppearance: (appearance: Appearance) => void;
  close: () => void;
}

/**
 * The page's side of the communication with one frame. Messages are queued until the
 * frame is connected; if there are several runs, only the latest counts. A run after one
 * that failed needs another frame.
 * @param frame returns the frame's window; undefined while it loads
 * @param guard adds guards to the code; closed together with the client
 * @param win the window that receives the frame's messages
 */
export function createFrameClient(
  frame: () => Window | null | undefined,
  events: FrameEvents,
  guard: CodeGuard,
  win: Window & Pick<typeof globalThis, 'MessageChannel'> = window,
): FrameClient {
  let port: MessagePort | undefined;
  let heartbeat: Heartbeat | undefined;
  let runs = 0;
  let appearance: Appearance | undefined;
  let files: SourceFile[] | undefined;
  let guarded: SourceFile[] | undefined;
  let onProbing: (() => void) | undefined;
  let isReady = false;
  /** The latest run whose code the frame has started. */
  let started = 0;
  let isDirty = false;
  let timer = win.setTimeout(
    () => events.onProblem({ kind: 'no-frame' }),
    win.navigator.onLine ? FRAME_TIMEOUT : OFFLINE_FRAME_TIMEOUT,
  );
  const isWithinLimit = createRateLimit(MAX_MESSAGES, 1_000);

  const send = (message: ToFrame): void => port?.postMessage(message);
  const sendRun = (): void => {
    if (guarded && isReady) send({ type: 'run', run: runs, files: guarded });
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
    runs = -1;
    guard.close();
  };
  const stop = (reason: StopReason): void => {
    // Code that has not started yet is not to blame.
    const isNewer = started > 0 && started !== runs;
    close();
    if (reason === 'stuck' && isNewer) events.onReplace(true);
    else events.onStop(reason);
  };
  const replace = (): void => {
    close();
    events.onReplace(false);
  };
  const prepare = async (run: number, code: SourceFile[]): Promise<void> => {
    const result = await guard.guard(code);
    if (run !== runs) return;
    if (Array.isArray(result)) {
      guarded = result;
      sendRun();
    } else if (result.kind === 'stuck') {
      close();
      events.onStop('stuck');
    } else events.onProblem(result);
  };

  const onMessage = (message: FromFrame): void => {
    if (message.type === 'started' && message.run <= runs) started = message.run;
    if ('run' in message && message.run !== runs) return;
    if (message.type === 'probing') onProbing?.();
    if (message.type === 'height') events.onHeight(message.height);
    if (!('run' in message)) return;
    win.clearTimeout(timer);
    if (message.type === 'tainted') replace();
    else if (message.type === 'rendered') events.onRendered();
    else if (message.type === 'failed') {
      isDirty ||= !CLEAN.includes(message.problem.kind);
      events.onProblem(message.problem);
    } else timer = win.setTimeout(() => stop('stuck'), RUN_TIMEOUT);
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
    if (isolation.isIsolated !== undefined) begin(isolation.isIsolated);
    else onProbing = probeIsolation((time) => send({ type: 'probe', time }), begin);
  };
  const begin = (isIsolated: boolean): void => {
    onProbing = undefined;
    isolation.isIsolated = isIsolated;
    isReady = true;
    if (isIsolated || events.onShared()) return sendRun();
    runs += 1;
    guarded = undefined;
    return undefined;
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
      if (isDirty) return replace();
      files = next;
      guarded = undefined;
      runs += 1;
      void prepare(runs, next);
    },
    setAppearance: (next) => {
      appearance = next;
      sendAppearance();
    },
    close,
  };
}
