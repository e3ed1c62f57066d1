import fs from 'node:fs';
import { installFromDebian } from './installFromDebian';
import { which } from './which';

/** The engines besides Chromium's, by the names that tests give them. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Variable that names a Firefox to use. */
const FIREFOX_VARIABLE = 'FIREFOX_PATH';

/** Paths of the programs that run an engine. */
export interface EnginePrograms {
  browser: string;
  /** Of WebKit: what drives the browser, and the display that it shows itself on. */
  driver?: string;
  display?: string;
}

export interface MissingEngine {
  /** Debian's packages that have it. */
  packages: readonly string[];
  /** What is not there, and how to get it. */
  reason: string;
}

const PACKAGES: Record<EngineName, readonly string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Debian keeps WebKit's small browser apart from what is on the path. */
const LIBRARIES = '/usr/lib';

function findMiniBrowser(): string | undefined {
  if (!fs.existsSync(LIBRARIES)) return undefined;
  return fs
    .readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) =>
      ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map(
        (version) => `${LIBRARIES}/${name}/${version}/MiniBrowser`,
      ),
    )
    .find((file) => fs.existsSync(file));
}

/** @throws Error where the variable names a file that is not there */
function findFirefox(env: Record<string, string | undefined>): string | undefined {
  const named = env[FIREFOX_VARIABLE];
  if (named && !fs.existsSync(named))
    throw new Error(`${FIREFOX_VARIABLE} is "${named}", but there is no such file.`);
  return named || (which('firefox-esr') ?? which('firefox'));
}

const describeMissing = (engine: EngineName, what: readonly string[]): MissingEngine => ({
  packages: PACKAGES[engine],
  reason: `${what.join(' and ')} not found. On Debian: apt-get install ${PACKAGES[engine].join(' ')}`,
});

/**
 * Finds what runs an engine on this machine.
 * @returns the paths, or what is missing
 * @throws Error where a variable names a file that is not there
 */
export function findEngine(
  engine: EngineName,
  env: Record<string, string | undefined>,
): EnginePrograms | MissingEngine {
  if (engine === 'firefox') {
    const browser = findFirefox(env);
    return browser ? { browser } : describeMissing(engine, ['Firefox']);
  }
  const browser = findMiniBrowser();
  const driver = which('WebKitWebDriver');
  const display = which('Xvfb');
  if (browser && driver && display) return { browser, driver, display };
  return describeMissing(engine, [
    ...(browser ? [] : ['MiniBrowser']),
    ...(driver ? [] : ['WebKitWebDriver']),
    ...(display ? [] : ['Xvfb']),
  ]);
}

/**
 * Has an engine on the machine: installs Debian's packages of one that is missing, where that
 * is possible.
 * @returns what is missing still, and its packages; nothing where the engine is there
 * @throws Error where a variable names a file that is not there
 */
export function installEngine(
  engine: EngineName,
  env: Record<string, string | undefined>,
): string | undefined {
  const found = findEngine(engine, env);
  if (!('reason' in found)) return undefined;
  // What is only recommended brings fonts along, and Chromium would draw pages in others then.
  installFromDebian(found.packages, ['--no-install-recommends']);
  const installed = findEngine(engine, env);
  return 'reason' in installed ? installed.reason : undefined;
}
