import { isNativeError } from 'node:util/types';

/** System errors that the tools cannot handle, with advice for the user. */
const REMEDIES: Readonly<Record<string, (file: string) => string>> = {
  ENOSPC: (file) =>
    `The disk is full: ${file} could not be written. Free some space (npm run clear removes caches), then run the command again.`,
  EDQUOT: (file) =>
    `Your share of the disk is full: ${file} could not be written. Free some space, then run the command again.`,
  EROFS: (file) =>
    `${file} cannot be written: its file system is read-only. Run the command where you may write.`,
  EACCES: (file) =>
    `${file} may not be read or written by you. Change its owner or its rights, then run the command again.`,
  EPERM: (file) =>
    `${file} may not be changed by you. Change its owner or its rights, then run the command again.`,
  ENOTDIR: (file) =>
    `${file} cannot be written: a part of its path is a file, not a folder. Name another folder.`,
  EMFILE: (file) =>
    `Too many files are open, ${file} was the next. Raise the limit (ulimit -n 4096), then run the command again.`,
};

/**
 * Returns advice for a system error.
 * @param code error code, such as ENOSPC
 * @param file affected file, if known
 * @returns undefined if there is no advice for the code
 */
export const findRemedy = (code: string, file = 'a file'): string | undefined =>
  REMEDIES[code]?.(file);

/** Describes an error to the user: its message, or for a system error, the advice. */
export function describeError(error: unknown): string {
  const { message, code, path } = (
    isNativeError(error) ? error : new Error(toText(error))
  ) as NodeJS.ErrnoException;
  return (code === undefined ? undefined : findRemedy(code, path)) ?? message;
}

/** Not every value can be converted: proxies, and objects without a prototype. */
function toText(value: unknown): string {
  try {
    return String(value);
  } catch {
    return 'The command threw a value without a text.';
  }
}
