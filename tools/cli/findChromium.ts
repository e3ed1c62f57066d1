import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { installFromDebian, which } from './programs';

/** Environment variable with the path of the browser. */
const CHROMIUM_VARIABLE = 'CHROMIUM_PATH';

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** Debian's package and command of headless Chromium. */
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

/** @throws Error if the configured browser does not exist */
function findNamed(env: Record<string, string | undefined>): string | undefined {
  const named = env[CHROMIUM_VARIABLE];
  if (named && !fs.existsSync(named))
    throw new Error(`${CHROMIUM_VARIABLE} is "${named}", but there is no such file.`);
  return named || undefined;
}

/**
 * Finds or installs Chromium, in this order: environment variable, installed browser,
 * Debian package, Playwright download.
 * @returns its path; empty if it is managed by Playwright
 * @throws Error with what was tried and how to install it
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
 * Finds Chromium for the browser tests. The headless shell, which Playwright also uses by
 * default, takes two thirds of the time; it is installed if Debian has it. Otherwise like
 * `findChromium`.
 */
export const findTestChromium = (env: Record<string, string | undefined>): string =>
  findNamed(env) ?? which(HEADLESS_SHELL) ?? installHeadlessShell() ?? findChromium(env);
