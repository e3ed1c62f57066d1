import type { PackageFile } from './listAliases';

/**
 * Adds aliases to the development dependencies in package.json, in npm's order.
 * @param text content of the file
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
