import { toError } from './toError';

/** What browsers and the bundler say when a part of the site does not arrive. */
const MESSAGES =
  /loading (css )?chunk .*failed|dynamically imported module|module script failed/i;

/** Whether a file of the site could not be loaded: it was replaced, or the network is gone. */
export function isLoadError(error: unknown): boolean {
  const { name, message } = toError(error);
  return name === 'ChunkLoadError' || MESSAGES.test(message);
}
