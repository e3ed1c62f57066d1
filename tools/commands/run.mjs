/**
 * Entry point of the commands that also run on a fresh clone, and therefore plain
 * JavaScript without dependencies: it installs missing or outdated packages, then runs the
 * TypeScript command.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from '../install/install.mjs';
import { runChild } from '../install/runChild.mjs';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));
/** From `engines` in package.json; the tools require it. */
const MIN_NODE = [20, 19];

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** The expected packages. */
function readLockfile() {
  const file = path.join(siteDir, 'package-lock.json');
  if (!fs.existsSync(file)) return {};
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {};
  } catch (error) {
    return fail(
      `package-lock.json is not valid JSON: ${error.message}\nBring it back with: git checkout package-lock.json`,
    );
  }
}

/** The installed packages, as recorded by npm; a damaged record counts as empty. */
function readInstalled() {
  try {
    const file = path.join(siteDir, 'node_modules/.package-lock.json');
    return JSON.parse(fs.readFileSync(file, 'utf8')).packages ?? {};
  } catch {
    return {};
  }
}

/**
 * Whether every package of the lockfile for this platform is installed in that version.
 */
function isInstalled() {
  const expected = readLockfile();
  const present = readInstalled();
  return Object.entries(expected).every(
    ([name, { version, optional }]) =>
      name === '' || optional || present[name]?.version === version,
  );
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
  fail(
    `Node ${MIN_NODE.join('.')} or newer is needed, this is ${process.version}. Get it from your package manager or a Node version manager.`,
  );
}
const [command = '', ...args] = process.argv.slice(2);
if (!isInstalled())
  await install(siteDir, args.includes('--verbose')).catch(({ message }) =>
    fail(message),
  );
process.exit(
  await runChild(
    ['--import', 'tsx', path.join(siteDir, 'tools/cli/run.ts'), command, ...args],
    siteDir,
  ),
);
