/**
 * Writes a cookie for the whole domain, so that both languages of the site share it. Blocked
 * cookies and text that no cookie can hold change nothing.
 * @param name name of the cookie
 * @param value any text; it is encoded
 * @param maxAge seconds to keep it; 0 deletes it
 * @param setCookie takes the cookie's text; may throw where cookies are blocked
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
    // A sandboxed frame throws, and so does half of a surrogate pair.
  }
}
