/** nginx rejects longer words in its configuration. */
const MAX_WORD = 4_000;

/**
 * Quotes a value for nginx.
 * @throws Error if nginx would reject it
 */
export const quoteNginx = (text: string): string => {
  if (/["\\$\n]/.test(text) || text.length > MAX_WORD)
    throw new Error(
      `nginx cannot take this header, which is to be shorter than ${MAX_WORD} characters and without quotes, backslashes and dollars: ${text.slice(0, 60)}…`,
    );
  return `"${text}"`;
};

/** Indents the lines of a block. */
export const indentNginx = (lines: readonly string[]): string =>
  lines.map((line) => `  ${line}`.trimEnd()).join('\n');
