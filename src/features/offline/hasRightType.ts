/** Expected content types of files in the cache. */
const TYPES: Record<string, RegExp> = {
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  css: /^text\/css\b/i,
};
const HTML = /^text\/html\b/i;

/**
 * Whether the content type of a response matches its address. A captive portal, or a host
 * with one page for all unknown addresses, responds with HTML and status 200.
 * @param url address of a file that is not a page
 */
export function hasRightType(
  url: string,
  { headers }: Pick<Response, 'headers'>,
): boolean {
  const type = headers.get('content-type');
  if (!type) return true;
  const [, ending = ''] = /\.(\w+)(?:[?#]|$)/.exec(url) ?? [];
  return TYPES[ending]?.test(type) ?? !HTML.test(type);
}
