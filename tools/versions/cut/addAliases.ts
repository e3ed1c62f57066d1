import type { PackageFile } from './listAliases';

/**
 * package.json with aliases among its development packages, in the order that npm keeps.
 * @param text of the file
 */
export function addAliases(
  text: string,
  aliases: Readonly<Record<string, string>>,
): string {
  const file = JSON.parse(text) as PackageFile;
  const devDependencies = Object.fromEntries(
    Object.entries({ ...file.devDependencies, ...aliases }).sort(([a], [b]) =>
      a.localeCompare(b, 'en'),
    ),
  );
  return `${JSON.stringify({ ...file, devDependencies }, null, 2)}\n`;
}
