/**
 * Working without a network. Pages of all kinds have this door in their script, so what is
 * behind it loads on demand. `page/` is the offline page's own door, `client.ts` the client
 * module that registers the worker, `worker/` the worker.
 */
export { SaveOffline } from './SaveOffline';
