/** Converts anything thrown to an error; it may not even have a message. */
export function toError(thrown: unknown): Error {
  if (thrown instanceof Error) return thrown;
  try {
    return new Error(String(thrown));
  } catch {
    return new Error('Unknown');
  }
}
