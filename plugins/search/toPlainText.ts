/** Lines with code or with comments for the MDX compiler. */
const CODE_LINE = /^(?:import|export)\s/;
const CALLOUT = /^\s*:{3,}\s*\w*\s*(?:\[(.*)\])?\s*$/;
const TABLE_RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*\|?\s*$/;

/**
 * Extracts the plain text of a page, for the search index and its excerpts.
 * @param lines MDX without code blocks
 * @returns sentences on one line
 */
export function toPlainText(lines: readonly string[]): string {
  return lines
    .filter((line) => !CODE_LINE.test(line) && !TABLE_RULE.test(line))
    .map((line) =>
      line.replace(CALLOUT, (_, title?: string) => (title ? `${title}.` : '')),
    )
    .map((line) => line.replace(/^\s*(?:[-*+]|\d+\.|>)\s+/, ''))
    .map((line) => (/^\s*\|/.test(line) ? toSentence(line) : line))
    .join('\n')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .split(/(`[^`\n]*`)/)
    .map((part) => (/^`[^`]*`$/.test(part) ? part.slice(1, -1) : dropMarks(part)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

const dropMarks = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\]\([^)\s]*\)/g, '')
    .replace(/<\/?[A-Za-z][^<>]*>/g, ' ')
    .replace(/\*{1,2}(?=\S)|(?<=\S)\*{1,2}|~~/g, '')
    // Not within a name such as `snake_case`.
    .replace(/(?<![\p{L}\p{N}])_{1,2}(?=\S)|(?<=\S)_{1,2}(?![\p{L}\p{N}])/gu, '')
    .replace(/[{}[\]]/g, '')
    .replace(/\\(.)/g, '$1');

/** The cells of a row, joined. */
const toSentence = (row: string): string =>
  row
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ');
