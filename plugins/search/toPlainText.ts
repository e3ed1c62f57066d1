/** Lines that hold code or comments for the compiler of pages. */
const CODE_LINE = /^(?:import|export)\s/;
const CALLOUT = /^\s*:{3,}\s*\w*\s*(?:\[(.*)\])?\s*$/;
const TABLE_RULE = /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*:?-*:?\s*\|?\s*$/;

/**
 * The words of a page without its marks, for the index of the search and the lines that it shows.
 * @param lines MDX without blocks of code
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
    .replace(/[*_]{1,2}(?=\S)|(?<=\S)\*{1,2}/g, '')
    .replace(/[{}[\]]/g, '')
    .replace(/\\(.)/g, '$1');

/** The cells of a row, one after the other. */
const toSentence = (row: string): string =>
  row
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
    .filter(Boolean)
    .join(' · ');
