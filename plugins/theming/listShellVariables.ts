import fs from 'node:fs';
import path from 'node:path';

const VARIABLE = /--mui-[\w-]+/g;

/**
 * The variables of the design that the site's own parts name. All others are read by MUI's
 * components alone, so by demos.
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
