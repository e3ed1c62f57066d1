/** Converts anything thrown to an error; it may not even have a message. */
export function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  try {
    return new Error(String(thrown));
  } catch {
    return new Error('Unknown');
  }
}

/** Messages of browsers and the bundler about a failed load. */
const MESSAGES =
  /loading (css )?chunk .*failed|dynamically imported module|module script failed/i;

/**
 * Whether a file of the site could not be loaded because it was replaced or the network
 * is down.
 */
export function isLoadError(error: unknown): boolean {
  const { name, message } = toError(error);
  return name === 'ChunkLoadError' || MESSAGES.test(message);
}
