import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../cli/findChromium';

/** Chromium arguments: the certificate of the benchmark's server is self-signed. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--no-first-run',
  '--ignore-certificate-errors',
];

/** Starts a Chromium with an empty cache. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(process.env) || undefined,
    args: [...BROWSER_ARGS],
  });
