import crypto from 'node:crypto';

/** Long enough to tell versions of a section apart, short enough for front matter. */
const LENGTH = 8;

/** The format of a stamp. */
export const STAMP = /^[0-9a-f]{8}$/;

/**
 * Code, which stays as it is, or the target of a link. Code is matched first because
 * `handlers[name](event)` looks like a link.
 */
const CODE_OR_TARGET =
  /(^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\2[ \t]*$|`[^`\n]*`)|\]\([^)\s]+/gm;

/**
 * The stamp of a section: a hash of its content. White space, table widths, targets of
 * links and other relative folders are ignored, so that a page can be formatted and
 * moved.
 */
export const hashSection = (text: string): string =>
  crypto
    .createHash('sha256')
    .update(normalizeSection(text))
    .digest('hex')
    .slice(0, LENGTH);

/** The part of a section that is hashed. */
export const normalizeSection = (text: string): string =>
  text
    .replace(CODE_OR_TARGET, (_match, code?: string) => code ?? '](')
    .replace(/(?<![\w.])(?:\.{1,2}\/)+(?:[\w-]+\/)*/g, '')
    .replace(/-{2,}/g, '--')
    .replace(/\s*\|\s*/g, '|')
    .replace(/\s+/g, ' ')
    .trim();
