export interface TableDefault {
  /** What the row describes, such as a prop or an option. */
  name: string;
  /** Its default as written in the table, without backticks. */
  value: string;
  /** From 1. */
  line: number;
}

/** A literal in backticks, or a number with or without its unit. */
const LITERAL = /^(?:`([^`]+)`|(-?\d[\d.,]*)(?: px| ms)?)$/;

/** A comma with a space, outside of backticks. */
const COMMA = /, (?=(?:[^`]*`[^`]*`)*[^`]*$)/;

const split = (row: string): string[] =>
  row
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());

const codeIn = (cell = ''): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/**
 * The defaults in tables with a column "Default", by the names in the first column. Cells
 * that contain words are skipped. A row with several names has as many values, or is
 * skipped.
 */
export function findTableDefaults(lines: readonly string[]): TableDefault[] {
  let column: number | undefined;
  return lines.flatMap((text, index) => {
    if (!text.startsWith('|')) {
      column = undefined;
      return [];
    }
    const cells = split(text);
    if (column === undefined) {
      column = cells.indexOf('Default');
      return [];
    }
    const names = cells.map(codeIn).find((codes) => codes.length > 0) ?? [];
    const values = (cells[column] ?? '').split(COMMA).map((each) => LITERAL.exec(each));
    if (names.length !== values.length) return [];
    return names.flatMap((name, which) => {
      const value = values[which]?.[1] ?? values[which]?.[2];
      return value === undefined ? [] : { name, value, line: index + 1 };
    });
  });
}
