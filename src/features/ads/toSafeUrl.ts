import { MAX_URL_LENGTH } from '../../config/ads';

/**
 * Reads a foreign address. Only `https:` is safe; the one exception is the origin of a mock
 * network that runs on the reader's own machine.
 * @param localOrigin see `getLocalOrigin`
 * @returns the full address, or null if it is none or not a safe one
 */
export function toSafeUrl(value: unknown, localOrigin = ''): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) return null;
  try {
    // Networks like to leave the protocol to the page, which is served by https.
    const url = new URL(value.replace(/^\/\//, 'https://'));
    const safe =
      url.protocol === 'https:' || (localOrigin !== '' && url.origin === localOrigin);
    return safe && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}

/** The origin of an endpoint that runs on this machine without https; otherwise empty. */
export function getLocalOrigin(endpoint: string): string {
  const [origin = ''] =
    /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(?=\/|$)/.exec(endpoint) ?? [];
  return origin;
}
