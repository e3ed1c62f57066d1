import { posix } from 'node:path';

const ATTRIBUTE = /\s(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const PAGE = /\.(?:html|md|xml)$/;
const CSS_URL = /url\(["']?([^"')]+)["']?\)/g;
/** Data files in scripts: the code of demos, images. */
const IN_SCRIPT = /["'`]((?:\/[\w./-]*)?assets\/(?!js\/|css\/)[\w./@-]+\.\w+)["'`]/g;

/**
 * Lists the files that a page, a stylesheet or a script refers to, relative to the site
 * folder.
 */
export function readReferences(name: string, text: string, baseUrl: string): string[] {
  const toPath = (address: string): string | undefined => {
    const [plain = ''] = address.split(/[?#]/);
    if (plain.startsWith(baseUrl)) return plain.slice(baseUrl.length);
    return /^(?:[a-z]+:|\/)/i.test(plain) || !plain
      ? undefined
      : posix.join(name.endsWith('.js') ? '' : posix.dirname(name), plain);
  };
  const pattern = name.endsWith('.html')
    ? ATTRIBUTE
    : name.endsWith('.css')
      ? CSS_URL
      : IN_SCRIPT;
  const found = [...text.matchAll(pattern)]
    .map((match) => toPath(match.slice(1).find((part) => part !== undefined) ?? ''))
    // Links to pages, including their Markdown and the feed, are not needed.
    .filter((path) => path !== undefined && /\.\w+$/.test(path) && !PAGE.test(path));
  return [...new Set(found as string[])].map(detachText);
}

/**
 * Copies a substring of a long text. The engine keeps the whole text in memory as long as
 * a substring of it is in use: for the references and titles of 2,000 pages, that is all
 * their HTML.
 */
export const detachText = (piece: string): string => Buffer.from(piece).toString();
