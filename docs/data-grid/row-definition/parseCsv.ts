/**
 * Splits comma-separated text into lines of fields. A field may be in quotes, with `""` for a quote.
 * In your app, a library such as Papa Parse also detects the delimiter and reads large files in
 * parts.
 */
export function parseCsv(text: string): string[][] {
  const table: string[][] = [[]];
  const withoutMark = text.replace(/^\uFEFF/, '');
  const fields = withoutMark.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g);
  for (const [, quoted, plain = '', end] of fields) {
    table.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '') break;
    if (end !== ',') table.push([]);
  }
  return table.filter((line) => line.some((field) => field !== ''));
}
