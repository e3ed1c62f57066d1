/**
 * Parses edited code outside the page's thread: some code takes the parser minutes, and
 * deeply nested code exceeds its stack.
 */
import { expose } from 'comlink';
import { guardFiles } from '../guardCode';

const worker = {
  /** Returns once the worker has loaded. */
  start: () => true,
  guard: guardFiles,
};

export type GuardWorker = typeof worker;

expose(worker);
