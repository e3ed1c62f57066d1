import { spawnSync } from 'node:child_process';

/** @returns the path of a program, or undefined if it is not installed */
export function which(command: string): string | undefined {
  const { status, stdout } = spawnSync('which', [command], {
    encoding: 'utf8',
    env: process.env,
  });
  return status === 0 ? stdout.trim() : undefined;
}
