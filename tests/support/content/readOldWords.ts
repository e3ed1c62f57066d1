import fs from 'node:fs';
import path from 'node:path';
import { listAliases } from '../components/listAliases';

/**
 * The names in the declarations of the major that a migration guide starts from; none for
 * other pages.
 */
export function readOldWords(file: string): string[] {
  const major = /\/migration-[\w-]+-v(\d+)\.mdx$/.exec(file)?.[1];
  if (!major) return [];
  return listAliases(major).flatMap(({ folder }) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts') && !name.startsWith('node_modules'))
      .flatMap(
        (name) =>
          fs.readFileSync(path.join(folder, name), 'utf8').match(/[A-Za-z_]\w+/g) ?? [],
      ),
  );
}
