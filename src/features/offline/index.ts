/**
 * Offline support. This public API is in the script of every page, so everything behind
 * it loads on demand. `page/` has a separate public API for the offline page, `client.ts`
 * is the client module that registers the worker, and `worker/` is the worker.
 */
export { SaveOffline } from './SaveOffline';
