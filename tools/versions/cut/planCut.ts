import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { listPageIds } from '../../../content/nav/listPageIds';
import type { NavSource } from '../../../src/types/nav';
import type { FileChange } from '../change/fileChange';
import { git, splitZeros } from '../change/git';
import { listLanguages } from '../listLanguages';
import { readVersionTable, TABLE_FILE, writeVersionTable } from '../table/versionTable';
import { writeWorkflows } from '../table/writeWorkflows';
import { getVersionPaths } from '../versionPaths';
import { freezeNav } from './freezeNav';
import { freezePackages, type PackageFile } from './freezePackages';

export interface CutPlan extends FileChange {
  /** Versions of the packages that are frozen, by name. */
  packages: Readonly<Record<string, string>>;
}

/**
 * The reference is generated from the packages; only its list of pages is stored, for the
 * version menu.
 */
const REFERENCE = /^docs\/api\/(?!index\.json$)/;

const toJson = (content: unknown): string => `${JSON.stringify(content, null, 2)}\n`;

/**
 * Plans all files that a cut creates and changes, except the lockfile of the version, which
 * npm writes.
 * @param navSources the navigation of the current version
 * @throws Error with a file that has an unexpected format
 */
export function planCut(
  siteDir: string,
  major: number,
  navSources: readonly NavSource[],
): CutPlan {
  const read = (file: string) => readText(path.join(siteDir, file));
  const files = splitZeros(git(siteDir, ['ls-files', '-z']));
  const languages = listLanguages(files);
  const target = getVersionPaths(major, languages);
  const nav = freezeNav(navSources, new Set(listPageIds(path.join(siteDir, 'docs'))));
  const packages = freezePackages(
    JSON.parse(read('package.json')) as PackageFile,
    path.join(siteDir, 'node_modules'),
    major,
  );
  const table = openNext(read(TABLE_FILE), major);
  const texts: Record<string, string> = {
    [TABLE_FILE]: table,
    ...writeWorkflows(siteDir, readVersionTable(table)),
    [`${target.packages}/package.json`]: toJson({
      // npm needs both to list the packages for scanners.
      name: `version-${major}`,
      version: `${major}.0.0`,
      private: true,
      ...packages,
    }),
    [target.nav]: toJson(nav),
  };
  const pages = files.filter((file) => !REFERENCE.test(file));
  const copies = move(pages, 'docs', target.pages);
  for (const { language, pages: to } of target.translations)
    copies.push(
      ...move(files, `i18n/${language}/docusaurus-plugin-content-docs/current`, to),
    );
  return { copies, texts, removed: [], packages: packages.dependencies };
}

const move = (files: readonly string[], from: string, to: string) =>
  files
    .filter((file) => file.startsWith(`${from}/`))
    .map((file) => ({ from: file, to: `${to}${file.slice(from.length)}` }));

/**
 * Marks a version as frozen in the table, and adds the next one as the current version.
 */
function openNext(text: string, major: number): string {
  const table = readVersionTable(text).map((version) =>
    version.major === major
      ? { major, label: `v${major}`, status: 'maintained' as const }
      : version,
  );
  const next = { major: major + 1, label: `v${major + 1}`, status: 'current' as const };
  return writeVersionTable(text, [next, ...table]);
}
