import { isNativeError } from 'node:util/types';

/** Codes of the system for what the tools cannot help, and what the reader can do. */
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
  EMFILE: (file) =>
    `Too many files are open, ${file} was the next. Raise the limit (ulimit -n 4096), then run the command again.`,
};

/**
 * What a reader can do about a fault of the system.
 * @param code of the system, such as ENOSPC
 * @param file where it happened, if that is known
 * @returns undefined for a code that says nothing to the reader
 */
export const findRemedy = (code: string, file = 'a file'): string | undefined =>
  REMEDIES[code]?.(file);

/** What is told of an error: its message, or for a fault of the system what can be done. */
export function describeError(error: unknown): string {
  const { message, code, path } = (
    isNativeError(error) ? error : new Error(String(error))
  ) as NodeJS.ErrnoException;
  return (code === undefined ? undefined : findRemedy(code, path)) ?? message;
}
