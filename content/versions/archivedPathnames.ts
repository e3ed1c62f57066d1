import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../text/readText';

/**
 * Path, relative to the project root, of the list of a version's addresses at the time it
 * was archived.
 */
export const getArchivedPathnamesFile = (major: number): string =>
  `content/versions/archived/${major}.json`;

/**
 * Reads the addresses that a version had when `npm run version:archive` removed it.
 * @returns undefined if the version was never part of this repository
 * @throws Error with the file name if it does not contain addresses
 */
export function readArchivedPathnames(
  projectDir: string,
  major: number,
): ReadonlySet<string> | undefined {
  const name = getArchivedPathnamesFile(major);
  const file = path.join(projectDir, name);
  if (!fs.existsSync(file)) return undefined;
  const list = parse(readText(file));
  if (!Array.isArray(list) || !list.every((entry) => typeof entry === 'string'))
    throw new Error(
      `${name} must be a list of addresses. Take it from Git: git checkout HEAD -- ${name}`,
    );
  return new Set(list);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
