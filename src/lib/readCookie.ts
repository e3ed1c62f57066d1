/**
 * Reads a cookie written by `writeCookie`.
 * @param name name of the cookie
 * @param getCookies returns all cookies of the page; may throw if they are blocked
 * @returns null if it is missing or malformed, or cookies are blocked
 */
export function readCookie(name: string, getCookies: () => string): string | null {
  const start = `${name}=`;
  try {
    const pair = getCookies()
      .split(';')
      .map((text) => text.trim())
      .find((text) => text.startsWith(start));
    return pair === undefined ? null : decodeURIComponent(pair.slice(start.length));
  } catch {
    return null; // A sandboxed frame throws, and a single `%` is not a valid encoding.
  }
}
