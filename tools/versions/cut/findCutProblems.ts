import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { findUncommitted } from '../change/findUncommitted';
import { git, splitZeros } from '../change/git';
import { listLanguages } from '../listLanguages';
import { readVersionTable, TABLE_FILE } from '../table/versionTable';
import { getVersionPaths, listVersionPaths } from '../versionPaths';

/**
 * Finds problems that prevent a version from being cut and that can be detected early.
 * @param name as given to the command
 * @returns a message for each problem, with advice
 */
export function findCutProblems(siteDir: string, name: string): string[] {
  const text = readText(path.join(siteDir, TABLE_FILE));
  const nameProblem = findNameProblem(name, readVersionTable(text));
  return [
    nameProblem,
    findUncommitted(siteDir),
    ...(nameProblem ? [] : findTaken(siteDir, Number(name))),
  ].filter((problem) => problem !== undefined);
}

function findNameProblem(
  name: string,
  table: ReturnType<typeof readVersionTable>,
): string | undefined {
  const current = table.find(({ status }) => status === 'current')?.major;
  const hint = `The current version is ${current}: npm run version:cut -- ${current}`;
  if (!/^[1-9]\d*$/.test(name))
    return `"${name}" is no version; a version is a whole number. ${hint}`;
  const version = table.find(({ major }) => major === Number(name));
  if (!version)
    return `Version ${name} is not in ${TABLE_FILE}. Only the current version can be cut. ${hint}`;
  if (version.status === 'maintained')
    return `Version ${name} was cut already; its pages are in versioned_docs/version-${name}. ${hint}`;
  if (version.status === 'archived')
    return `Version ${name} is archived. npm run version:archive -- ${name} --restore brings it back, if its pages were ever here. ${hint}`;
  return undefined;
}

function findTaken(siteDir: string, major: number): string[] {
  const languages = listLanguages(splitZeros(git(siteDir, ['ls-files', '-z'])));
  const { packages } = getVersionPaths(major, languages);
  return [...listVersionPaths(major, languages), packages]
    .filter((file) => fs.existsSync(path.join(siteDir, file)))
    .map((file) => `${file} is there already. Delete or rename it.`);
}
