import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const FONT = '@fontsource-variable/noto-sans-sc';
const FONT_DIR = path.dirname(require.resolve(`${FONT}/index.css`));
const FONT_PATH = '/test-fonts/';

/** A day for pages that say what day it is. */
const DAY = new Date('2026-01-15T09:00:00Z');

/** What is another one each time, and what changes with the history of the project alone. */
const CHANGING = `
section:is([aria-label='Advertisement'], [aria-label='广告']) { visibility: hidden !important; }
.theme-last-updated { visibility: hidden !important; }
*, ::before, ::after { caret-color: transparent !important; transition: none !important; }
`;

/**
 * The Chinese font in the place of one that the site's list of fonts names, so that Chinese is
 * shown on machines that have no font for it, and everywhere in the same one.
 */
const readFontRules = (): string =>
  fs
    .readFileSync(path.join(FONT_DIR, 'index.css'), 'utf8')
    .replaceAll("'Noto Sans SC Variable'", "'Noto Sans SC'")
    .replaceAll('./files/', FONT_PATH);

/** Has the pages that are opened next look the same each time. */
export async function holdStill(page: Page): Promise<void> {
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
