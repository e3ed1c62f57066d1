/**
 * A part of an address without its percent encoding. Readers and links bring malformed ones,
 * such as `%` alone, on which the platform's functions throw; those stay as they are.
 * @param decode `decodeURI` for whole paths, whose encoded slashes keep their code
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
