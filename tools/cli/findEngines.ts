import fs from 'node:fs';
import { installFromDebian, which } from './programs';

/** The browser engines besides Chromium, as named by the tests. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

/** Environment variable with the path of Firefox. */
const FIREFOX_VARIABLE = 'FIREFOX_PATH';

/** Paths of the programs of an engine. */
export interface EnginePrograms {
  browser: string;
  /** For WebKit: the WebDriver executable, and the virtual display. */
  driver?: string;
  display?: string;
}

export interface MissingEngine {
  /** Debian packages that provide it. */
  packages: readonly string[];
  /** What is missing, and how to install it. */
  reason: string;
}

const PACKAGES: Record<EngineName, readonly string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Debian installs WebKit's MiniBrowser outside the search path. */
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

/** @throws Error if the variable has the path of a missing file */
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
 * Finds the programs of an engine on this machine.
 * @returns their paths, or what is missing
 * @throws Error if a variable has the path of a missing file
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
 * Makes an engine available: installs the Debian packages if it is missing and they can
 * be installed.
 * @returns what is still missing, with its packages; undefined if the engine is
 *   available
 * @throws Error if a variable has the path of a missing file
 */
export function installEngine(
  engine: EngineName,
  env: Record<string, string | undefined>,
): string | undefined {
  const found = findEngine(engine, env);
  if (!('reason' in found)) return undefined;
  // Recommended packages include fonts, which would change how Chromium renders pages.
  installFromDebian(found.packages, ['--no-install-recommends']);
  const installed = findEngine(engine, env);
  return 'reason' in installed ? installed.reason : undefined;
}
