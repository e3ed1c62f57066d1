import fs from 'node:fs';

/**
 * Removes what a text editor or Git on Windows adds: a byte order mark, and a carriage
 * return before each line feed.
 */
export const normalizeText = (text: string): string =>
  text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Reads a text file. ESLint allows no other way, so that each one is normalized. */
export const readText = (file: string): string =>
  normalizeText(fs.readFileSync(file, 'utf8'));

/** The same without blocking, for code that reads many files at once. */
export const readTextAsync = async (file: string): Promise<string> =>
  normalizeText(await fs.promises.readFile(file, 'utf8'));
