import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { installFromDebian } from './installFromDebian';
import { which } from './which';

/** Variable that names the browser to use. */
const CHROMIUM_VARIABLE = 'CHROMIUM_PATH';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Debian's package and command of the Chromium that has no window. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const findInstalled = (): string | undefined =>
  COMMANDS.map(which).find((path) => path !== undefined);

function installHeadlessShell(): string | undefined {
  installFromDebian([HEADLESS_SHELL]);
  return which(HEADLESS_SHELL);
}

function installDebianChromium(): string | undefined {
  installFromDebian(['chromium']);
  return findInstalled();
}

function installFromPlaywright(): string | undefined {
  console.log('Downloading Chromium (npx playwright install chromium) …');
  const { status } = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
  });
  return status === 0 ? '' : undefined;
}

/** @throws Error if a browser is named that is not there */
function findNamed(env: Record<string, string | undefined>): string | undefined {
  const named = env[CHROMIUM_VARIABLE];
  if (named && !fs.existsSync(named))
    throw new Error(`${CHROMIUM_VARIABLE} is "${named}", but there is no such file.`);
  return named || undefined;
}

/**
 * Finds a Chromium, or installs one: the variable, the machine's own, Debian's package,
 * Playwright's download, in this order.
 * @returns its path; empty where Playwright keeps it itself
 * @throws Error saying what was tried and how to get one
 */
export function findChromium(env: Record<string, string | undefined>): string {
  const found =
    findNamed(env) ??
    findInstalled() ??
    installDebianChromium() ??
    installFromPlaywright();
  if (found !== undefined) return found;
  throw new Error(
    `No Chromium was found or could be installed. Install one (on Debian: apt-get install chromium) or name it: ${CHROMIUM_VARIABLE}=/path/to/chromium npm test`,
  );
}

/**
 * Finds a Chromium for the browser tests. The one without a window, which Playwright uses too
 * where it has a choice, takes two thirds of the time; it is installed where Debian has it.
 * Everything else is as in `findChromium`.
 */
export const findTestChromium = (env: Record<string, string | undefined>): string =>
  findNamed(env) ?? which(HEADLESS_SHELL) ?? installHeadlessShell() ?? findChromium(env);
