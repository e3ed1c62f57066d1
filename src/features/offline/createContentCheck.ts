import { hasRightType } from './hasRightType';

/** Files that are text, but never HTML. */
const TEXT = /\.(?:js|css|json)$/;
const LESS_THAN = 0x3c;

/**
 * Creates the check of a file's content: a type alone does not tell whether a host or a
 * portal answered with something else.
 * @param integrity the files that every page needs, by path, in the format of the
 *   `integrity` attribute
 */
export const createContentCheck =
  (integrity: Readonly<Record<string, string>>) =>
  async (url: string, response: Response): Promise<boolean> => {
    if (response.status !== 200 || !hasRightType(url, response)) return false;
    const { pathname } = new URL(url, globalThis.location.href);
    const expected = integrity[pathname];
    if (expected !== undefined) return (await hash(response.clone())) === expected;
    return !TEXT.test(pathname) || !(await isMarkup(response.clone()));
  };

async function hash(response: Response): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** Whether the first character that is not a space is a `<`. */
async function isMarkup(response: Response): Promise<boolean> {
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  void reader?.cancel();
  const start = new TextDecoder().decode(value?.slice(0, 100)).trimStart();
  return start.charCodeAt(0) === LESS_THAN;
}
