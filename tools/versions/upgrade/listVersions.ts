import { execFileSync } from 'node:child_process';
import type { PublishedVersion } from './choosePackages';

/**
 * Lists the published versions of a package in a range, oldest first.
 * @throws Error if the registry cannot be reached
 */
export function listVersions(name: string, range: string): PublishedVersion[] {
  const fields = ['version', 'peerDependencies'];
  try {
    const output = execFileSync(
      'npm',
      ['view', `${name}@${range}`, ...fields, '--json', '--loglevel=error'],
      { encoding: 'utf8', stdio: 'pipe', maxBuffer: 64_000_000 },
    );
    return parseVersions(output);
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    if (/\bE404\b/.test(stdout + stderr)) return [];
    throw new Error(
      `npm view ${name}@${range} failed; is the registry in reach? npm said: ${(stderr || stdout).trim()}`,
      { cause: error },
    );
  }
}

/**
 * Reads and sorts what npm prints: a list, one version, or nothing. Without peer
 * dependencies, a version is a text.
 */
export function parseVersions(output: string): PublishedVersion[] {
  if (output.trim() === '') return [];
  const entries = [JSON.parse(output)].flat() as (PublishedVersion | string)[];
  return entries
    .map((entry) => (typeof entry === 'string' ? { version: entry } : entry))
    .sort((a, b) => a.version.localeCompare(b.version, 'en', { numeric: true }));
}
