import fs from 'node:fs';
import path from 'node:path';

/** Where the addresses are that a version had when it was archived, from the project's root. */
export const getArchivedPathnamesFile = (major: number): string =>
  `content/versions/archived/${major}.json`;

/**
 * The addresses that a version had when `npm run version:archive` took it out.
 * @returns undefined for a version that was never kept here
 * @throws Error naming the file where it holds something else than addresses
 */
export function readArchivedPathnames(
  projectDir: string,
  major: number,
): ReadonlySet<string> | undefined {
  const name = getArchivedPathnamesFile(major);
  const file = path.join(projectDir, name);
  if (!fs.existsSync(file)) return undefined;
  const list = parse(fs.readFileSync(file, 'utf8'));
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
