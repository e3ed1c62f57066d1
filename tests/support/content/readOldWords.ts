import fs from 'node:fs';
import path from 'node:path';
import {
  readFrozenPackages,
  resolveFrozen,
} from '../../../content/versions/frozenPackages';

/**
 * The names in the declarations of the major that a migration guide starts from; none for
 * other pages.
 */
export function readOldWords(file: string): string[] {
  const major = /\/migration-[\w-]+-v(\d+)\.mdx$/.exec(file)?.[1];
  if (!major) return [];
  const names = Object.keys(readFrozenPackages(major));
  const folders = names
    .filter((name) => name.startsWith('@mui/x-'))
    .map((name) => resolveFrozen(major, name));
  return folders.flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts') && !name.startsWith('node_modules'))
      .flatMap(
        (name) =>
          fs.readFileSync(path.join(folder, name), 'utf8').match(/[A-Za-z_]\w+/g) ?? [],
      ),
  );
}
