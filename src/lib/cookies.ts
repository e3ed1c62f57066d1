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

/**
 * Writes a cookie for the whole domain, so that all languages of the site share it.
 * Blocked cookies and values that no cookie can hold are ignored.
 * @param name name of the cookie
 * @param value any text; it is encoded
 * @param maxAge lifetime in seconds; 0 deletes it
 * @param setCookie receives the cookie's text; may throw if cookies are blocked
 */
export function writeCookie(
  name: string,
  value: string,
  maxAge: number,
  setCookie: (text: string) => void,
): void {
  try {
    const text = encodeURIComponent(value);
    setCookie(`${name}=${text}; path=/; max-age=${maxAge}; SameSite=Lax`);
  } catch {
    // A sandboxed frame throws, and so does an unpaired surrogate.
  }
}
