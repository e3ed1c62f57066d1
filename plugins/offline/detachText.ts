/**
 * A copy of a text that was cut out of a long one. The engine keeps the whole text for as long as
 * a piece of it is in use: with the references and titles of 2,000 pages, all their HTML.
 */
export const detachText = (piece: string): string => Buffer.from(piece).toString();
