import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { SITE_DIR } from '../../../content/paths/siteDir';
import { WORKSPACES } from '../../../content/versions/getProjectDir';
import { readFrozenPackages } from '../../../content/versions/frozenPackages';
import { getVersionDir } from '../../../content/versions/getVersionDir';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../src/config/languages';
import { installFrozen } from '../../install/installFrozen';
import { copyFolder, copyProject } from './copyProject';
import { linkPackages } from './linkPackages';
import { rewritePackageFile } from './rewritePackageFile';

/**
 * The folder in which a version is built, checked and tested. It can be deleted at any
 * time.
 * @param siteDir folder of the project
 */
const getWorkspaceDir = (major: number, siteDir: string = SITE_DIR): string =>
  path.join(siteDir, WORKSPACES, String(major));

/** The navigation of a frozen version. */
const getFrozenNavFile = (siteDir: string, major: number): string =>
  path.join(siteDir, 'versioned_sidebars', `version-${major}.json`);

const MODULE = `import type { NavEntry, NavSource } from '../types/nav';
import frozen from './frozen.json';

export const navSources: NavSource[] = frozen as NavSource[];
export const nav: NavEntry[] = navSources.flatMap((source) => source.entries);
`;

/** Replaces the current navigation with that of a version. */
function writeFrozenNav(siteDir: string, workspace: string, major: number): void {
  const folder = path.join(workspace, 'src', 'nav');
  fs.copyFileSync(getFrozenNavFile(siteDir, major), path.join(folder, 'frozen.json'));
  fs.writeFileSync(path.join(folder, 'index.ts'), MODULE);
}

/** TypeScript configuration for the demos of a version. */
export const TYPES_CONFIG = 'tsconfig.version.json';

/**
 * Creates the folder in which an older version is built, checked and tested as if it were
 * the current one: this project with the pages, the navigation and the packages of that
 * version in place of the current ones. This way, the rest of the project does not need
 * to handle older versions.
 * @returns the folder
 * @throws Error if the version has no pages here or its packages cannot be installed
 */
export function createWorkspace(major: number, siteDir: string = SITE_DIR): string {
  const pages = getVersionDir(siteDir, major);
  if (!fs.existsSync(pages))
    throw new Error(
      `There is no ${path.relative(siteDir, pages)}. Version ${major} was not cut, or it was archived; npm run version:archive -- ${major} --restore brings an archived one back.`,
    );
  const workspace = getWorkspaceDir(major, siteDir);
  const frozen = installFrozen(siteDir, major);
  const packages = readFrozenPackages(major, siteDir);
  copyProject(siteDir, workspace);
  copyFolder(pages, path.join(workspace, 'docs'));
  for (const language of LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE)) {
    const docs = `i18n/${language}/docusaurus-plugin-content-docs`;
    copyFolder(
      path.join(siteDir, docs, `version-${major}`),
      path.join(workspace, docs, 'current'),
    );
  }
  writeFrozenNav(siteDir, workspace, major);
  fs.copyFileSync(path.join(__dirname, TYPES_CONFIG), path.join(workspace, TYPES_CONFIG));
  linkPackages(
    path.join(siteDir, 'node_modules'),
    path.join(frozen, 'node_modules'),
    Object.keys(packages),
    workspace,
  );
  const file = path.join(workspace, 'package.json');
  fs.writeFileSync(file, rewritePackageFile(readText(file), packages));
  return workspace;
}
