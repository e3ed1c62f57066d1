import { execFileSync } from 'node:child_process';

/** What Git needs beside its arguments. */
export interface GitOptions {
  env?: Readonly<Record<string, string>>;
  /** What it reads, such as a list of files. */
  input?: string;
}

/**
 * What Git answers in a folder.
 * @throws Error with what Git said
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

/** The entries of an answer that Git was asked to end with zeros. */
export const splitZeros = (answer: string): string[] =>
  answer.split('\0').filter((entry) => entry !== '');
