import fs from 'node:fs';
import path from 'node:path';

const VARIABLE = /--mui-[\w-]+/g;

/**
 * Lists the design variables that the site's own styles use. All others are only used by
 * MUI's components, and thus by demos.
 * @param siteDir folder of the site that is built
 */
export function listShellVariables(siteDir: string): Set<string> {
  const src = path.join(siteDir, 'src');
  const files = fs
    .readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:css|tsx?)$/.test(file));
  return new Set(
    files.flatMap(
      (file) => fs.readFileSync(path.join(src, file), 'utf8').match(VARIABLE) ?? [],
    ),
  );
}
