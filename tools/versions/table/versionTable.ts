import type { Version } from '../../../src/config/versions';

/** The file with the table of versions, relative to the project root. */
export const TABLE_FILE = 'src/config/versions.ts';

const TABLE = /(?<=const TABLE: readonly Version\[\] = \[\n)[\s\S]*?(?=\n\];)/;
const ROW =
  /^ {2}\{ major: (\d+), label: '([^'\\]+)', status: '(current|maintained|archived)' \},$/;

/**
 * Parses the table of versions from its file, which may differ from the module that is
 * already loaded.
 * @param text content of src/config/versions.ts
 * @throws Error if a row has an unexpected format
 */
export function readVersionTable(text: string): Version[] {
  const rows = TABLE.exec(text)?.[0].split('\n');
  if (!rows) throw refuse('has no "const TABLE: readonly Version[] = ["');
  return rows.map((row) => {
    const [, major, label, status] = ROW.exec(row) ?? [];
    if (!major || !label) throw refuse(`has a row that is not understood: ${row.trim()}`);
    return { major: Number(major), label, status: status as Version['status'] };
  });
}

/**
 * Replaces the table of versions in the file; all else is unchanged.
 * @throws Error if the table cannot be parsed, or a label contains a quotation mark
 */
export function writeVersionTable(text: string, table: readonly Version[]): string {
  readVersionTable(text);
  const rows = table.map(
    ({ major, label, status }) =>
      `  { major: ${major}, label: '${label}', status: '${status}' },`,
  );
  const written = text.replace(TABLE, () => rows.join('\n'));
  readVersionTable(written);
  return written;
}

const refuse = (fault: string): Error =>
  new Error(
    `${TABLE_FILE} ${fault}. Write each version as one line: { major: 7, label: 'v7', status: 'maintained' },`,
  );
