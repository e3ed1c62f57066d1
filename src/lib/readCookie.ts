/**
 * Reads a cookie that `writeCookie` wrote.
 * @param name name of the cookie
 * @param getCookies gives all cookies of the page; may throw where they are blocked
 * @returns null if it is absent, broken, or cookies are blocked
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
    return null; // A sandboxed frame throws, and `%` alone is no valid encoding.
  }
}
