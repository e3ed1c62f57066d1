/**
 * Entry of every npm command. Plain JavaScript without dependencies, because it runs on a
 * fresh clone too: it installs the packages where they are missing or outdated, then hands
 * over to the TypeScript command.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));
/** As `engines` of package.json says; the tools need it. */
const MIN_NODE = [20, 19];

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

/** Whether every package of the lockfile that this platform needs is there in that version. */
function isInstalled() {
  const wanted = readJson(path.join(siteDir, 'package-lock.json'))?.packages ?? {};
  const present =
    readJson(path.join(siteDir, 'node_modules/.package-lock.json'))?.packages ?? {};
  return Object.entries(wanted).every(
    ([name, { version, optional }]) =>
      name === '' || optional || present[name]?.version === version,
  );
}

/** How often a long installation says that it goes on, in ms. */
const NEWS_INTERVAL = 20_000;

/** Without these npm asks a registry that does not answer for minutes before it says so. */
const PATIENCE = [
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=1000',
  '--fetch-retry-maxtimeout=5000',
  '--fetch-timeout=60000',
];

/**
 * `npm install` keeps to the lockfile as `npm ci` does, and does not refuse it where a registry
 * lacks an optional package of another platform. `--no-save` leaves the lockfile as it is. What
 * packages would run while they are installed is not needed, and not run.
 */
async function install() {
  console.log('Installing packages (npm install) …');
  const start = Date.now();
  const news = setInterval(() => {
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(
      `Still installing after ${seconds} s. It takes about two minutes, and needs a network.`,
    );
  }, NEWS_INTERVAL);
  const npm = spawn(
    'npm',
    [
      'install',
      '--ignore-scripts',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...PATIENCE,
    ],
    { cwd: siteDir, stdio: 'inherit', shell: process.platform === 'win32' },
  );
  const code = await new Promise((resolve) => {
    npm.on('exit', resolve);
    npm.on('error', resolve);
  });
  clearInterval(news);
  if (code !== 0) {
    fail(
      'The packages could not be installed. Check that npm reaches its registry (npm ping), then run the command again.',
    );
  }
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
  fail(
    `Node ${MIN_NODE.join('.')} or newer is needed, this is ${process.version}. Get it from your package manager or a Node version manager.`,
  );
}
const [command = '', ...args] = process.argv.slice(2);
const file = path.join(siteDir, 'tools/cli', `${command}.ts`);
if (!fs.existsSync(file))
  fail(`There is no command "${command}". The commands are the scripts of package.json.`);
if (!isInstalled()) await install();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
  cwd: siteDir,
  stdio: 'inherit',
});
process.exit(status ?? 1);
