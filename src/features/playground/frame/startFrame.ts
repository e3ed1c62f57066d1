import { isSigned, type FromFrame, type Problem, type ToFrame } from '../protocol';
import { findPlace } from './findPlace';
import { loadModules } from './loadModules';
import { createStage } from './createStage';
import { CodeProblem } from './CodeProblem';
import { followHeight } from './followHeight';
import { runModules } from './runModules';
import { EndlessLoop, startLoopGuard } from './startLoopGuard';
import { transpile } from './transpile';

/** Connects the frame with its page: code comes in, results and heights go out. */
export function startFrame(win: Window & typeof globalThis): void {
  const nonce = win.location.hash.slice(1);
  const root = win.document.getElementById('root') as HTMLElement;
  let current = 0;
  let names: string[] = [];

  const send = (message: FromFrame): void =>
    win.parent.postMessage({ ...message, nonce }, '*');
  const fail = (error: unknown): void =>
    send({ type: 'failed', run: current, problem: toProblem(error, names) });
  const stage = createStage(root, fail);
  let measure: (() => void) | undefined;

  async function run(files: Extract<ToFrame, { type: 'run' }>['files'], id: number) {
    current = id;
    names = files.map(({ name }) => name);
    try {
      const compiled = files.map(transpile);
      const modules = await loadModules(compiled);
      if (current !== id) return;
      send({ type: 'started', run: id });
      await stage.show(runModules(compiled, modules));
      if (current !== id) return;
      // The height goes ahead, so that nothing moves once the page says that it is ready.
      measure ??= followHeight(root, (height) => send({ type: 'height', height }));
      measure();
      send({ type: 'rendered', run: id });
    } catch (error) {
      if (current === id) fail(error);
    }
  }

  win.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    if (source !== win.parent || !isSigned<ToFrame>(data, nonce)) return;
    if (data.type === 'look') stage.setLook(data.look);
    else if (data.type === 'run') void run(data.files, data.run);
  });
  // Errors of event handlers and timers; those of other code are none of the reader's business.
  const report = (error: unknown): void => {
    if (findPlace(error, names).line) fail(error);
  };
  win.addEventListener('error', ({ error }) => report(error));
  win.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  startLoopGuard(win);
  send({ type: 'ready' });
}

function toProblem(error: unknown, names: string[]): Problem {
  if (error instanceof CodeProblem) return error.problem;
  const place = findPlace(error, names);
  if (error instanceof EndlessLoop) return { kind: 'endless', ...place };
  const message = error instanceof Error ? error.message : String(error);
  return { kind: 'runtime', message, ...place };
}
