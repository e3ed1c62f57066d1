import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const FONT = '@fontsource-variable/noto-sans-sc';
const FONT_DIR = path.dirname(require.resolve(`${FONT}/index.css`));
const FONT_PATH = '/test-fonts/';

/** A fixed date for pages that show the current one. */
const DAY = new Date('2026-01-15T09:00:00Z');

/** Hides content that changes every time or with the history of the project. */
const CHANGING = `
section:is([aria-label='Advertisement'], [aria-label='广告']) { visibility: hidden !important; }
.theme-last-updated { visibility: hidden !important; }
*, ::before, ::after { caret-color: transparent !important; transition: none !important; }
`;

/**
 * Replaces a font of the site's font stack by a packaged Chinese font, so that Chinese
 * text renders the same on every machine, even without installed Chinese fonts.
 */
const readFontRules = (): string =>
  fs
    .readFileSync(path.join(FONT_DIR, 'index.css'), 'utf8')
    .replaceAll("'Noto Sans SC Variable'", "'Noto Sans SC'")
    .replaceAll('./files/', FONT_PATH);

/** Makes the pages that are opened next render the same every time. */
export async function stabilizePage(page: Page): Promise<void> {
  await page.clock.setFixedTime(DAY);
  await page.route(`**${FONT_PATH}*`, (route) =>
    route.fulfill({
      path: path.join(FONT_DIR, 'files', path.posix.basename(route.request().url())),
    }),
  );
  await page.addInitScript((css) => {
    if (window.top !== window) return;
    document.addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    });
  }, readFontRules() + CHANGING);
}
