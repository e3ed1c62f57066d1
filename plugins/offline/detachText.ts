/**
 * Copies a substring of a long text. The engine keeps the whole text in memory as long as
 * a substring of it is in use: for the references and titles of 2,000 pages, that is all
 * their HTML.
 */
export const detachText = (piece: string): string => Buffer.from(piece).toString();
