/**
 * Decodes a percent-encoded part of an address. Malformed encodings, such as `%` followed
 * by nothing, make the platform's functions throw; such parts are returned unchanged.
 * @param decode `decodeURI` for whole paths, whose encoded slashes stay encoded
 */
export function tryDecode(
  text: string,
  decode: (encoded: string) => string = decodeURIComponent,
): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}
