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
export function explainSystemError(line: string): string | undefined {
  const [, code, file] = NODE_FAULT.exec(line) ?? [];
  if (code !== undefined) return findRemedy(code, file);
  const [, number = ''] = BUNDLER_FAULT.exec(line) ?? [];
  const known = CODES[number];
  return known === undefined ? undefined : findRemedy(known);
}
