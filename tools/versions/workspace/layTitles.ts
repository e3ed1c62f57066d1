import fs from 'node:fs';
import path from 'node:path';

/**
 * Lays the titles that a version was cut with over the current ones of a language, in a workspace.
 * A version without a file of them has the current ones.
 * @throws Error naming a file that is no JSON
 */
export function layTitles(
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
    throw new Error(`${file} is no JSON: ${(error as Error).message}`);
  }
}
