import { findRemedy } from '../cli/describeError';

/** As Node writes it, with the place or without; as the bundler does, by the number alone. */
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
 * Finds a fault of the system in a line that a build prints.
 * @returns what can be done about it; undefined for any other line
 */
export function tellSystemFault(line: string): string | undefined {
  const [, code, file] = NODE_FAULT.exec(line) ?? [];
  if (code !== undefined) return findRemedy(code, file);
  const [, number = ''] = BUNDLER_FAULT.exec(line) ?? [];
  const known = CODES[number];
  return known === undefined ? undefined : findRemedy(known);
}
