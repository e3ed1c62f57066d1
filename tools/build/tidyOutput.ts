import { stripVTControlCharacters } from 'node:util';
import { tellSystemFault } from './tellSystemFault';

/** What follows the message of an error of MDX: the error once more, as JSON. */
const DETAILS = /^\s*│ Details:$/;
const DETAILS_START = /^\s*│ \{$/;
const DETAILS_END = /^\s*│ \}$/;
const MARGIN = /^\s*│ ?/;
/** Says what the last line of the build says better. */
const NOISE = /^(\[INFO\] Docusaurus version: |Node version: )/;
const CAUSE = /\[cause\]: /;
const CLOSER = /^\s*\}$/;
/** What Node prints below an error of the system: its parts once more. */
const FIELDS = /^\s*(errno|code|syscall|path|dest): .*,?$/;

/**
 * Takes out of what Docusaurus prints what helps nobody to mend a page: twenty lines of JSON
 * behind an error of MDX, of which the place stays, and the brackets of nested errors. A fault of
 * the system, such as a full disk, is followed by what can be done, once.
 * @returns takes a line, and gives the lines that are to be printed in its place
 */
export function createTidier(): {
  take: (line: string) => string[];
  end: () => string[];
} {
  let details: string[] | undefined;
  let isInCause = false;
  let isInFault = false;
  const printed = new Set<string>();
  return {
    take: (line) => {
      const plain = stripVTControlCharacters(line);
      if (details?.length === 1 && !DETAILS_START.test(plain)) {
        // In place of JSON the cause stands there once more.
        details = undefined;
        return [];
      }
      if (details && !MARGIN.test(plain)) {
        const lines = [...details, line];
        details = undefined;
        return lines;
      }
      if (details) {
        details.push(line);
        if (!DETAILS_END.test(plain)) return [];
        const lines = tellPlace(details);
        details = undefined;
        return lines;
      }
      if (DETAILS.test(plain)) {
        details = [line];
        return [];
      }
      if (isInFault && FIELDS.test(plain)) return [];
      if (isInFault && CLOSER.test(plain)) {
        isInFault = false;
        return [];
      }
      const remedy = tellSystemFault(plain);
      isInFault = remedy !== undefined && plain.endsWith(' {');
      if (remedy !== undefined) {
        if (printed.has(remedy)) return [];
        printed.add(remedy);
        return [line.replace(/ \{$/, ''), remedy];
      }
      if (isInCause && CLOSER.test(plain)) return [];
      isInCause = CAUSE.test(plain);
      return NOISE.test(plain) ? [] : [line];
    },
    end: () => details ?? [],
  };
}

/** The place that the JSON names, in one line; where there is none, the JSON as it is. */
function tellPlace(lines: readonly string[]): string[] {
  const [head = '', ...rest] = lines;
  const json = rest.map((line) => stripVTControlCharacters(line).replace(MARGIN, ''));
  try {
    const { line, column } = JSON.parse(json.join('\n')) as Record<string, unknown>;
    if (typeof line !== 'number') return [...lines];
    return [head.replace('Details:', `Place: line ${line}, column ${String(column)}`)];
  } catch {
    return [...lines];
  }
}
