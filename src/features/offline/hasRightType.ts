/** What a host must say of a file before it is kept. */
const TYPES: Record<string, RegExp> = {
  js: /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/i,
  css: /^text\/css\b/i,
};
const HTML = /^text\/html\b/i;

/**
 * Whether an answer is what its address says. A captive portal, or a host with one page for
 * all unknown addresses, answers with HTML and says that all is well.
 * @param url address of a file that is no page
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
