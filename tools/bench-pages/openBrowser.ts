import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../cli/findChromium';
import { BROWSER_ARGS } from './browserArgs';

/** Starts a Chromium with an empty cache. */
export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(process.env) || undefined,
    args: [...BROWSER_ARGS],
  });
