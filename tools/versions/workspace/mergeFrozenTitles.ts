import fs from 'node:fs';
import path from 'node:path';

/**
 * Merges the frozen titles of a version into the current ones of a language, in a
 * workspace. A version without such a file uses the current titles.
 * @throws Error with a file that is not valid JSON
 */
export function mergeFrozenTitles(
  siteDir: string,
  workspace: string,
  major: number,
  language: string,
): void {
  const frozen = path.join(
    siteDir,
    `versioned_sidebars/version-${major}.${language}.json`,
  );
  if (!fs.existsSync(frozen)) return;
  const current = path.join(workspace, 'i18n', language, 'titles.json');
  const titles = { ...(fs.existsSync(current) ? read(current) : {}), ...read(frozen) };
  fs.writeFileSync(current, `${JSON.stringify(titles, null, 2)}\n`);
}

function read(file: string): object {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as object;
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`);
  }
}
