import fs from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from '../../site/paths/siteDir';

// An older version has no generated data of the reference, so the declarations tell the defaults.
const PACKAGES = path.join(SITE_DIR, 'node_modules/@mui');
const OTHER_BUILDS = new Set(['node_modules', 'modern', 'node', 'esm', 'joy']);

function listDeclarations(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory())
      return OTHER_BUILDS.has(entry.name) ? [] : listDeclarations(file);
    return entry.name.endsWith('.d.ts') ? [file] : [];
  });
}

let declarations: string[] | undefined;
const readDeclarations = () =>
  (declarations ??= fs
    .readdirSync(PACKAGES)
    .filter((name) => name.startsWith('x-'))
    .flatMap((name) => listDeclarations(fs.realpathSync(path.join(PACKAGES, name))))
    .map((file) => fs.readFileSync(file, 'utf8')));

/**
 * The default of a prop as the declarations state it, such as `'[25, 50, 100]'`; null for none.
 * @param name a component or an interface: `DataGrid`, `GridColDef`
 * @throws Error where no declaration of that name documents the prop
 */
export function defaultOf(name: string, prop: string): string | null {
  // The larger grids share the props of the smaller ones.
  const names = name.replace(/^DataGrid(?:Pro|Premium)$/, 'DataGrid(?:Pro|Premium)?');
  const owner = new RegExp(
    `(?:interface|type) (?:${names}(?:Props\\w*)?|\\w*${names})\\b`,
  );
  const member = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*(?:readonly )?'?${prop}'?\\??[:(]`,
  );
  for (const text of readDeclarations()) {
    const comment = owner.test(text) ? member.exec(text)?.[1] : undefined;
    if (comment) return /@default (.*)/.exec(comment)?.[1]?.trim() ?? null;
  }
  throw new Error(`No declaration of ${name} documents "${prop}".`);
}
