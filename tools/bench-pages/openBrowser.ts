import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../cli/findChromium';
import { BROWSER_ARGS } from './browserArgs';

/** A Chromium with nothing in its cache. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(process.env) || undefined,
    args: [...BROWSER_ARGS],
  });
