import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from '../cli/findChromium';
import { BENCH_DIR } from './benchDir';
import { BROWSER_ARGS } from './openBrowser';
import { installPackages } from './installPackages';
import { type LighthouseReport, readReport, type ReportFigures } from './readReport';

/** The last versions that support Node 20. */
const VERSIONS = { lighthouse: '12.8.2', 'chrome-launcher': '1.2.1' };

/** The API of the two packages that is used here. */
interface Launcher {
  launch: (options: {
    chromePath: string;
    chromeFlags: readonly string[];
  }) => Promise<{ port: number; kill: () => void }>;
}
interface Lighthouse {
  default: (
    address: string,
    options: { port: number; logLevel: 'error' },
  ) => Promise<{ lhr: LighthouseReport } | undefined>;
}

/** Audits a page once, as a mobile device, in a separate Chromium. */
export type RunLighthouse = (address: string) => Promise<ReportFigures>;

/**
 * Installs Lighthouse into the cache if it is missing.
 * @returns the function that runs it, which throws if a page cannot be audited
 */
export async function loadLighthouse(): Promise<RunLighthouse> {
  const folder = path.join(BENCH_DIR, 'lighthouse');
  installPackages(folder, VERSIONS);
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(path.join(folder, 'node_modules', file)).href);
  const { default: audit } = (await load('lighthouse/core/index.js')) as Lighthouse;
  const { launch } = (await load('chrome-launcher/dist/index.js')) as Launcher;
  const chromePath = findChromium(process.env) || chromium.executablePath();
  const chromeFlags = ['--headless=new', ...BROWSER_ARGS];
  return async (address) => {
    const browser = await launch({ chromePath, chromeFlags });
    try {
      const result = await audit(address, { port: browser.port, logLevel: 'error' });
      if (result && !result.lhr.runtimeError) return readReport(result.lhr);
      throw new Error(
        `Lighthouse could not audit ${address}: ${result?.lhr.runtimeError?.message ?? 'it gave no report'}`,
      );
    } finally {
      browser.kill();
    }
  };
}
