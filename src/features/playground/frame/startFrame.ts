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

/** Connects the frame with its page: it receives code, and sends results and heights. */
export function startFrame(win: Window & typeof globalThis): void {
  const root = win.document.getElementById('root') as HTMLElement;
  // Edited code can remove everything, also with `document.write`.
  const themeStyle = win.document.querySelector('style');
  const isRuined = (): boolean => !root.isConnected || themeStyle?.isConnected === false;
  let current = 0;
  let names: string[] = [];

  let send: (message: FromFrame) => void = () => {};
  const fail = (error: unknown): void =>
    send({ type: 'failed', run: current, problem: describeProblem(error, names) });
  const isWithinLimit = createRateLimit(MAX_LATE_ERRORS, 1_000);
  const failLate = (error: unknown): void => {
    if (isWithinLimit()) fail(error);
  };
  const stage = createStage(root, failLate);
  let measure: (() => void) | undefined;

  async function run(files: Extract<ToFrame, { type: 'run' }>['files'], id: number) {
    current = id;
    if (isRuined()) return send({ type: 'ruined', run: id });
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
    } catch (error) {
      if (current === id) fail(error);
    }
  }

  const onMessage = (message: ToFrame): void => {
    if (message.type === 'ping') send({ type: 'alive' });
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
  startLoopGuard(win);
  connectPage(win, onMessage, (next) => (send = next));
}
