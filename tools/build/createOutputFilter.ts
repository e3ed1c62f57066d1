import { stripVTControlCharacters } from 'node:util';
import { findRemedy } from '../cli/describeError';

/** Format of Node, with or without a path; the bundler only prints the error number. */
const NODE_FAULT = /\b(E[A-Z]{3,}): [^,]+, \w+(?: '([^']+)')?/;
const BUNDLER_FAULT = /\(os error (\d+)\)/;
const CODES: Readonly<Record<string, string>> = {
  1: 'EPERM',
  13: 'EACCES',
  24: 'EMFILE',
  28: 'ENOSPC',
  30: 'EROFS',
  122: 'EDQUOT',
};

/**
 * Finds a system error in a line of build output.
 * @returns how to fix it; undefined for any other line
 */
function explainSystemError(line: string): string | undefined {
  const [, code, file] = NODE_FAULT.exec(line) ?? [];
  if (code !== undefined) return findRemedy(code, file);
  const [, number = ''] = BUNDLER_FAULT.exec(line) ?? [];
  const known = CODES[number];
  return known === undefined ? undefined : findRemedy(known);
}

/** Follows the message of an MDX error: the error again, as JSON. */
const DETAILS = /^\s*│ Details:$/;
const DETAILS_START = /^\s*│ \{$/;
const DETAILS_END = /^\s*│ \}$/;
const MARGIN = /^\s*│ ?/;
/**
 * Repeats what the last line of the build says more precisely, or guesses the cause of an
 * error in front matter, which follows.
 */
const NOISE =
  /^(\[INFO\] Docusaurus version: |Node version: |\[ERROR\] Error while parsing Markdown front matter\.|This can happen if you use special characters in front matter |\[ERROR\] Loading of version failed )/;
/** Wraps an error in a page, whose message names the file. */
const PAGE_ERROR = /Error: Can't process doc metadata for doc at path .* \{$/;
const CAUSE = /\[cause\]: /;
const CLOSER = /^\s*\}$/;
/** Printed by Node below a system error: its properties again. */
const FIELDS = /^\s*(errno|code|syscall|path|dest): .*,?$/;

/**
 * Removes parts of Docusaurus's output that do not help to fix a page: twenty lines of
 * JSON after an MDX error, of which the position is preserved, and the brackets of nested
 * errors. A system error, such as a full disk, is followed by advice, once.
 * @returns `take` receives a line and returns the lines to print instead
 */
export function createOutputFilter(): {
  take: (line: string) => string[];
  end: () => string[];
} {
  let details: string[] | undefined;
  let isInCause = false;
  let isInFault = false;
  let isInPage = false;
  const printed = new Set<string>();
  return {
    take: (line) => {
      const plain = stripVTControlCharacters(line);
      if (details?.length === 1 && !DETAILS_START.test(plain)) {
        // The cause is printed again here instead of JSON.
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
        const lines = formatPlace(details);
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
      const remedy = explainSystemError(plain);
      isInFault = remedy !== undefined && plain.endsWith(' {');
      if (remedy !== undefined) {
        if (printed.has(remedy)) return [];
        printed.add(remedy);
        return [line.replace(/ \{$/, ''), remedy];
      }
      if (PAGE_ERROR.test(plain)) {
        isInPage = true;
        return [];
      }
      if ((isInCause || isInPage) && CLOSER.test(plain)) {
        isInPage = false;
        return [];
      }
      isInCause = CAUSE.test(plain);
      if (isInPage && isInCause) return [plain.replace(CAUSE, '[ERROR] ').trimStart()];
      return NOISE.test(plain) ? [] : [line];
    },
    end: () => details ?? [],
  };
}

/** Formats the position in the JSON as one line; returns the JSON if there is none. */
function formatPlace(lines: readonly string[]): string[] {
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
