/** nginx refuses a longer word of its configuration. */
const MAX_WORD = 4_000;

/**
 * A value as nginx reads it.
 * @throws Error if nginx would not take it
 */
export const quoteNginx = (text: string): string => {
  if (/["\\$\n]/.test(text) || text.length > MAX_WORD)
    throw new Error(
      `nginx cannot take this header, which is to be shorter than ${MAX_WORD} characters and without quotes, backslashes and dollars: ${text.slice(0, 60)}…`,
    );
  return `"${text}"`;
};

/** Lines of a block. */
export const indentNginx = (lines: readonly string[]): string =>
  lines.map((line) => `  ${line}`.trimEnd()).join('\n');
