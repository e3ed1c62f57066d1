import fs from 'node:fs';
import path from 'node:path';

/** The navigation of a frozen version. */
const getFrozenNavFile = (siteDir: string, major: number): string =>
  path.join(siteDir, 'versioned_sidebars', `version-${major}.json`);

const MODULE = `import type { NavEntry, NavSource } from '../types/nav';
import frozen from './frozen.json';

export const navSources: NavSource[] = frozen as NavSource[];
export const nav: NavEntry[] = navSources.flatMap((source) => source.entries);
`;

/** Replaces the current navigation with that of a version. */
export function writeFrozenNav(siteDir: string, workspace: string, major: number): void {
  const folder = path.join(workspace, 'src', 'nav');
  fs.copyFileSync(getFrozenNavFile(siteDir, major), path.join(folder, 'frozen.json'));
  fs.writeFileSync(path.join(folder, 'index.ts'), MODULE);
}
