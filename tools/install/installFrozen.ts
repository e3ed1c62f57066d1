import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';
import { getFrozenDir, getPackagesDir } from '../../content/versions/frozenPackages';

const LOCKFILE = 'package-lock.json';
const FILES = ['package.json', LOCKFILE];

/**
 * Without peer dependencies: React is that of the project, and package.json names the
 * others.
 */
export const NO_PEERS = '--legacy-peer-deps';

const INSTALLATION = [
  ...['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
  NO_PEERS,
];

/** Installs packages with npm in a folder; false if that fails. */
export type RunInstallation = (folder: string) => boolean;

/**
 * Installs the packages of a frozen version, unless they are installed as its lockfile
 * says.
 * @returns the folder that has them in its `node_modules`
 * @throws Error if there is no such version, or npm fails
 */
export function installFrozen(
  projectDir: string,
  major: number | string,
  run: RunInstallation = runNpm,
): string {
  const source = getPackagesDir(projectDir, major);
  const target = getFrozenDir(projectDir, major);
  if (!fs.existsSync(source))
    throw new Error(
      `There is no ${path.relative(projectDir, source)}, which has the packages of version ${major}. Bring it back from Git.`,
    );
  if (isCurrent(source, target)) return target;
  console.log(`Installing the packages of version ${major} (npm ci) …`);
  // Renamed at the end, so that an interrupted installation does not count.
  const scratch = `${target}-${process.pid}`;
  try {
    fs.mkdirSync(scratch, { recursive: true });
    for (const file of FILES)
      fs.copyFileSync(path.join(source, file), path.join(scratch, file));
    if (!run(scratch))
      throw new Error(
        `The packages of version ${major} could not be installed; what npm says is above. Check that npm reaches its registry (npm ping), then run the command again.`,
      );
    // Another process may have installed them in the meantime.
    if (isCurrent(source, target)) return target;
    fs.rmSync(target, { recursive: true, force: true });
    fs.renameSync(scratch, target);
  } finally {
    fs.rmSync(scratch, { recursive: true, force: true });
  }
  return target;
}

/** Lists the majors that have packages, also those of archived versions. */
export function listFrozen(projectDir: string): string[] {
  const folder = path.dirname(getPackagesDir(projectDir, ''));
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder).map((name) => name.replace('version-', ''));
}

function isCurrent(source: string, target: string): boolean {
  const installed = path.join(target, LOCKFILE);
  return (
    fs.existsSync(installed) &&
    readText(installed) === readText(path.join(source, LOCKFILE))
  );
}

const runNpm: RunInstallation = (folder) =>
  spawnSync('npm', INSTALLATION, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  }).status === 0;
