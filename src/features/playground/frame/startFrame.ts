import { MAX_LATE_ERRORS } from '../../../config/playground';
import { createRateLimit } from '../../../lib/createRateLimit';
import type { FromFrame, ToFrame } from '../protocol';
import { connectPage } from './connectPage';
import { createStage } from './createStage';
import { describeProblem, findPlace } from './problems';
import { followHeight } from './followHeight';
import { loadModules } from './loadModules';
import { runModules } from './runModules';
import { startLoopGuard } from './startLoopGuard';
import { transpile } from './transpile';
import { watchRealm } from './watchRealm';

/** Connects the frame with its page: it receives code, and sends results and heights. */
export function startFrame(win: Window & typeof globalThis): void {
  const root = win.document.getElementById('root') as HTMLElement;
  // Edited code can remove everything, also with `document.write`.
  const themeStyle = win.document.querySelector('style');
  const hasRealmChanged = watchRealm(win);
  let current = 0;
  // Without a run, an extension of the browser made the change: the next frame would have it too.
  const isTainted = (): boolean =>
    current > 0 &&
    (!root.isConnected || themeStyle?.isConnected === false || hasRealmChanged());
  let names: string[] = [];

  let send: (message: FromFrame) => void = () => {};
  const fail = (error: unknown): void =>
    send({ type: 'failed', run: current, problem: describeProblem(error, names) });
  const isWithinLimit = createRateLimit(MAX_LATE_ERRORS, 1_000);
  /** The latest error beside the run, such as of a promise; `rendered` would hide it. */
  let late: { run: number; error: unknown } | undefined;
  const failLate = (error: unknown): void => {
    late = { run: current, error };
    if (isWithinLimit()) fail(error);
  };
  const stage = createStage(root, failLate);
  let measure: (() => void) | undefined;

  async function run(files: Extract<ToFrame, { type: 'run' }>['files'], id: number) {
    const isTooLate = isTainted();
    current = id;
    if (isTooLate) return send({ type: 'tainted', run: id });
    names = files.map(({ name }) => name);
    try {
      const compiled = files.map(transpile);
      const modules = await loadModules(compiled);
      if (current !== id) return;
      send({ type: 'started', run: id });
      await stage.show(runModules(compiled, modules));
      if (current !== id) return;
      // The height is sent first, so that nothing shifts once the page reports that it is
      // ready.
      measure ??= followHeight(root, (height) => send({ type: 'height', height }));
      measure();
      send({ type: 'rendered', run: id });
      if (late?.run === id) fail(late.error);
    } catch (error) {
      if (current === id) fail(error);
    }
  }

  const block = (time: number): void => {
    send({ type: 'probing' });
    const end = performance.now() + time;
    while (performance.now() < end);
  };
  const onMessage = (message: ToFrame): void => {
    if (message.type === 'ping') send({ type: 'alive' });
    else if (message.type === 'probe') block(message.time);
    else if (message.type === 'look') stage.setAppearance(message.look);
    else void run(message.files, message.run);
  };
  // Errors of event handlers and timers; errors outside edited code do not concern the
  // reader.
  const report = (error: unknown): void => {
    if (findPlace(error, names).line) failLate(error);
  };
  win.addEventListener('error', ({ error }) => report(error));
  win.addEventListener('unhandledrejection', ({ reason }) => report(reason));
  startLoopGuard(win, failLate);
  connectPage(win, onMessage, (next) => (send = next));
}
