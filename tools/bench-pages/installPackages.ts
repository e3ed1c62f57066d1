import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readText } from '../../content/text/readText';

/**
 * Installs packages into a separate cache folder, unless these versions are already
 * installed. They are not dependencies of the project, because Lighthouse is 185 MB, and
 * only benchmarks need it.
 * @param folder target folder
 * @param versions exact versions by package
 * @param flags additional npm flags
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
  const specs = Object.entries(versions).map(([each, version]) => `${each}@${version}`);
  console.log(`Installing ${specs.join(' and ')} into ${folder} …`);
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
      ...specs,
    ],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status === 0) return;
  throw new Error(
    `${specs.join(' and ')} could not be installed. Check that npm reaches its registry (npm ping), then run the command again.\n${stderr}`,
  );
}

function readVersion(folder: string, name: string): string | undefined {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!fs.existsSync(file)) return undefined;
  return (JSON.parse(readText(file)) as { version: string }).version;
}
