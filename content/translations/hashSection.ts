import crypto from 'node:crypto';

/** Enough to tell the states of one section apart, and short in a page. */
const LENGTH = 8;

/** What a stamp looks like. */
export const STAMP = /^[0-9a-f]{8}$/;

/**
 * The stamp of a section: a hash of what it says. White space, the width of tables and the
 * folders in relative links do not count, so that a page can be formatted and moved.
 */
export const hashSection = (text: string): string =>
  crypto
    .createHash('sha256')
    .update(normalizeSection(text))
    .digest('hex')
    .slice(0, LENGTH);

/** What counts in a section. */
export const normalizeSection = (text: string): string =>
  text
    .replace(/(?<![\w.])(?:\.{1,2}\/)+(?:[\w-]+\/)*/g, '')
    .replace(/-{2,}/g, '--')
    .replace(/\s*\|\s*/g, '|')
    .replace(/\s+/g, ' ')
    .trim();
