import { execFileSync } from 'node:child_process';

/** Options of a Git call. */
export interface GitOptions {
  env?: Readonly<Record<string, string>>;
  /** Standard input, such as a list of files. */
  input?: string;
}

/**
 * Runs Git in a folder and returns its output.
 * @throws Error with Git's message
 */
export function git(
  folder: string,
  args: readonly string[],
  { env, input }: GitOptions = {},
): string {
  return execFileSync('git', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    input,
    maxBuffer: 64_000_000,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Splits output that Git terminates with zero bytes. */
export const splitZeros = (answer: string): string[] =>
  answer.split('\0').filter((entry) => entry !== '');
