import { RUN_TIMEOUT } from '../../config/playground';
import type { Problem, SourceFile } from './protocol';

/** A worker that adds guards to edited code. */
export interface GuardConnection {
  /** Resolves once the worker has loaded. */
  start: () => Promise<unknown>;
  guard: (files: SourceFile[]) => Promise<SourceFile[] | Problem>;
  close: () => void;
}

/** Files with guards, or why there are none. */
export type GuardedCode =
  | SourceFile[]
  | Problem
  | { kind: 'stuck' }
  | { kind: 'no-frame' };

export interface CodeGuard {
  /** A call while another one is pending ends that one, which then never resolves. */
  guard: (files: SourceFile[]) => Promise<GuardedCode>;
  close: () => void;
}

/**
 * Adds guards to edited code in a worker that is stopped when it takes as long as code may
 * run.
 * @param connect starts a worker
 */
export function createCodeGuard(connect: () => GuardConnection): CodeGuard {
  let connection: GuardConnection | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isBusy = false;
  const close = (): void => {
    clearTimeout(timer);
    connection?.close();
    connection = undefined;
    isBusy = false;
  };
  return {
    guard: (files) =>
      new Promise((resolve) => {
        if (isBusy) close();
        connection ??= connect();
        const own = connection;
        const finish = (result: GuardedCode): void => {
          if (own !== connection) return;
          clearTimeout(timer);
          isBusy = false;
          if (!Array.isArray(result) && result.kind !== 'syntax') close();
          resolve(result);
        };
        isBusy = true;
        own
          .start()
          .then(() => {
            if (own !== connection) return;
            timer = setTimeout(() => finish({ kind: 'stuck' }), RUN_TIMEOUT);
            void own.guard(files).then(finish);
          })
          .catch(() => finish({ kind: 'no-frame' }));
      }),
    close,
  };
}
