import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../../content/text/readText';
import { runChild } from '../../cli/children';
import type { PackageFile } from '../cut/freezePackages';
import { updateLockfile } from '../cut/updateLockfile';
import type { Choice } from './choosePackages';

const FILES = ['package.json', 'package-lock.json'];

/** Sets the versions of packages in package.json. @param text its content */
export function setVersions(text: string, choices: readonly Choice[]): string {
  const file = JSON.parse(text) as PackageFile;
  for (const { name, to } of choices)
    for (const group of [file.dependencies, file.devDependencies])
      if (name in group) group[name] = to;
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Writes the versions into package.json and the lockfile. npm resolves them in a scratch
 * folder first, so that a conflict leaves the project as it is.
 * @throws Error if npm cannot resolve them
 */
export async function writePackages(
  siteDir: string,
  scratch: string,
  choices: readonly Choice[],
): Promise<void> {
  fs.rmSync(scratch, { recursive: true, force: true });
  fs.mkdirSync(scratch, { recursive: true });
  for (const file of FILES)
    fs.copyFileSync(path.join(siteDir, file), path.join(scratch, file));
  const file = path.join(scratch, 'package.json');
  fs.writeFileSync(file, setVersions(readText(file), choices));
  await updateLockfile(scratch);
  for (const name of FILES.toReversed())
    fs.copyFileSync(path.join(scratch, name), path.join(siteDir, name));
}

/** Whether the chosen versions are installed, as npm records at the end. */
export function isInstalled(siteDir: string, choices: readonly Choice[]): boolean {
  const file = path.join(siteDir, 'node_modules/.package-lock.json');
  if (!fs.existsSync(file)) return false;
  const { packages } = JSON.parse(readText(file)) as {
    packages: Record<string, { version?: string }>;
  };
  return choices.every(
    ({ name, to }) => packages[`node_modules/${name}`]?.version === to,
  );
}

/** Installs what package.json and the lockfile name. */
export async function installPackages(siteDir: string): Promise<void> {
  const code = await runChild(
    ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    { cwd: siteDir },
  );
  if (code !== 0)
    throw new Error(
      'npm could not install the packages; what it says is above. Run the command again to continue.',
    );
}
