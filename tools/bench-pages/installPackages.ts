import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Installs packages into a folder of their own, below a bench's cache, unless they are there in
 * these versions. They are no dependencies of the project: Lighthouse alone is 185 MB, and
 * nobody but who measures should have to fetch it.
 * @param folder where
 * @param versions package to exact version
 * @param flags more for npm
 * @throws Error if npm fails
 */
export function installPackages(
  folder: string,
  versions: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): void {
  const isThere = Object.entries(versions).every(
    ([each, version]) => readVersion(folder, each) === version,
  );
  if (isThere) return;
  const wanted = Object.entries(versions).map(([each, version]) => `${each}@${version}`);
  console.log(`Installing ${wanted.join(' and ')} into ${folder} …`);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const { status, stderr } = spawnSync(
    'npm',
    [
      'install',
      '--save-exact',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...flags,
      ...wanted,
    ],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status === 0) return;
  throw new Error(
    `${wanted.join(' and ')} could not be installed. Check that npm reaches its registry (npm ping), then run the command again.\n${stderr}`,
  );
}

function readVersion(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
}
