import path from 'node:path';
import { API_TABS } from '../../src/config/api';
import { getPathnameOfDoc } from '../../src/lib/docPaths';

/** A page that gets another id, and the names of the files in its folder. */
export interface Move {
  from: string;
  to: string;
  files: readonly string[];
}

const TABS = Object.values(API_TABS).join('|');
/** Files of older versions, which are frozen. */
const OTHER_VERSION = /(?:\/\/v\d+\.[^/\s]*|\/v\d+)\/(?:[\w-]+\/)*$/;
/** The vendor's site has pages of the same names. */
const OTHER_SITE = /\/\/(?:[\w-]+\.)*mui\.com\/(?:[\w-]+\/)*$/;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\-]/g, '\\$&');

/** `react-data-grid/sorting`: the address below the base of a language. */
export const toAddress = (id: string): string => getPathnameOfDoc(id).replace('/x/', '');

/**
 * Replaces the address of a page, and those of its API tabs, but not the addresses of
 * pages below it, of other versions and of other sites.
 */
function rewriteAddress(text: string, { from, to }: Move): string {
  const pattern = new RegExp(
    `(?<![\\w.-])${escape(toAddress(from))}(?![\\w-])(?!/(?!(?:${TABS}|index\\.\\w+)(?![\\w-]))[\\w-])`,
    'g',
  );
  return text.replace(pattern, (match, at: number) => {
    const before = text.slice(Math.max(0, at - 200), at);
    const isOther = OTHER_VERSION.test(before) || OTHER_SITE.test(before);
    return isOther ? match : toAddress(to);
  });
}

/**
 * Replaces the path of a page's folder and of its files below docs/: ids of the page and
 * its demos, and imports from elsewhere.
 */
function rewritePath(text: string, { from, to, files }: Move): string {
  const [folder, newFolder] = [path.posix.dirname(from), path.posix.dirname(to)];
  const base = path.posix.basename(from);
  const names = [...new Set(files.flatMap((file) => [file, file.split('.')[0]!]))];
  const pattern = new RegExp(
    `(?<=(?:^|[^\\w/.-]|(?:^|[^\\w-])docs/|/current/))${escape(folder)}(/_?${escape(base)})?(?![\\w-])(?!/(?!(?:${names.map(escape).join('|')})(?![\\w-]))[\\w-])`,
    'gm',
  );
  return text.replace(pattern, (_match, page?: string) =>
    page === undefined
      ? newFolder
      : `${newFolder}${page.replace(base, path.posix.basename(to))}`,
  );
}

/** Replaces all addresses and paths of a page in a text. */
export const rewriteAddresses = (text: string, move: Move): string =>
  // For folders that are served under their own name, both are the same.
  rewriteAddress(rewritePath(text, move), move);

/** Whether a text names a page, in whatever version or site. */
export const mentions = (text: string, id: string): boolean =>
  new RegExp(`${escape(path.posix.dirname(id))}(?![\\w-])`).test(text);

/** Replaces the targets, but not the sources, in a table of redirects. */
export const rewriteTargets = (text: string, { from, to }: Move): string =>
  text.replace(
    new RegExp(
      `(['"])${escape(toAddress(from))}(?=(?:/(?:${TABS}))?(?:#[^'"]*)?\\1(?!\\s*:))`,
      'g',
    ),
    `$1${toAddress(to)}`,
  );

/**
 * Adapts relative paths in a file of docs/, or of a translation, to a page that moved.
 * @param doc path of the file below docs/ before the move
 * @param exists whether a path below docs/ exists, before the move
 */
export function rewriteRelative(
  text: string,
  doc: string,
  move: Move,
  exists: (doc: string) => boolean,
): string {
  const after = path.posix.dirname(moveDoc(doc, move));
  const rewrite = (relative: string): string => {
    const target = path.posix.join(path.posix.dirname(doc), relative);
    if (!exists(target)) return relative;
    const result = path.posix.relative(after, moveDoc(target, move));
    return relative.startsWith('.') && !result.startsWith('.') ? `./${result}` : result;
  };
  return text
    .replace(/(?<=["'(])\.{1,2}\/[^"'()\s#?]+/g, rewrite)
    .replace(/(?<=\]\()[\w-]+\.mdx/g, rewrite);
}

/**
 * Where a file below docs/ is after the move; without extension for modules and tables.
 * Pages in subfolders stay.
 */
export function moveDoc(doc: string, { from, to, files }: Move): string {
  const folder = path.posix.dirname(from);
  if (doc === folder) return path.posix.dirname(to);
  if (!doc.startsWith(`${folder}/`)) return doc;
  const rest = doc.slice(folder.length + 1);
  const [first = ''] = rest.split('/');
  if (!files.some((file) => file === first || file.startsWith(`${first}.`))) return doc;
  const base = path.posix.basename(from);
  const renamed = rest.replace(
    new RegExp(`^(_?)${escape(base)}(?=\\.mdx$|$)`),
    `$1${path.posix.basename(to)}`,
  );
  return `${path.posix.dirname(to)}/${renamed}`;
}
