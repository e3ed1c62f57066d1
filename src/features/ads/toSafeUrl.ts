import { MAX_URL_LENGTH } from '../../config/ads';

/**
 * Parses an untrusted address. Only `https:` is safe; the one exception is the origin of
 * a local mock network.
 * @param localOrigin see `getLocalOrigin`
 * @returns the full address, or null if it is invalid or unsafe
 */
export function toSafeUrl(value: unknown, localOrigin = ''): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL_LENGTH) return null;
  try {
    // Networks often send protocol-relative addresses; the page uses https.
    const url = new URL(value.replace(/^\/\//, 'https://'));
    const safe =
      url.protocol === 'https:' || (localOrigin !== '' && url.origin === localOrigin);
    return safe && !url.username && !url.password ? url.href : null;
  } catch {
    return null;
  }
}

/** The origin of a local endpoint without https; otherwise empty. */
export function getLocalOrigin(endpoint: string): string {
  const [origin = ''] =
    /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(?=\/|$)/.exec(endpoint) ?? [];
  return origin;
}
