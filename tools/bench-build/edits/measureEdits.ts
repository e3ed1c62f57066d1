import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { readText } from '../../../content/text/readText';

/** Maximum time until an edit is visible, in ms. */
const LIMIT = 60_000;
/** Delay between two edits, in ms, so that the server is idle again. */
const PAUSE = 3_000;

/** An edited file, and where the edit is visible. */
export interface Edit {
  file: string;
  /** The replaced text; only its first occurrence. */
  text: string;
  /** The new text in the given round. */
  toText: (round: number) => string;
  /**
   * Selector of the elements that contain the new text after the edit, and not before.
   */
  shownIn: string;
  /** The visible part of the new text. */
  toShown: (round: number) => string;
}

/**
 * Measures the time from saving a file until the open page shows the change. The file is
 * restored afterwards.
 * @param page shows the content of the file and is hydrated
 * @param rounds number of measurements, after one warm-up
 * @returns ms for each round
 * @throws Error if the file does not have the text, or an edit is not shown
 */
export async function measureEdits(
  page: Page,
  { file, text, toText, shownIn, toShown }: Edit,
  rounds: number,
): Promise<number[]> {
  const source = readText(file);
  if (!source.includes(text)) throw new Error(`${file} does not hold "${text}".`);
  const times: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      await page.waitForTimeout(PAUSE);
      const start = performance.now();
      fs.writeFileSync(file, source.replace(text, toText(round)));
      await page.waitForFunction(
        ([selector, expected]) =>
          [...document.querySelectorAll(selector)].some((each) =>
            each.textContent.includes(expected),
          ),
        [shownIn, toShown(round)] as const,
        { polling: 'raf', timeout: LIMIT },
      );
      times.push(performance.now() - start);
    }
  } finally {
    fs.writeFileSync(file, source);
  }
  return times.slice(1);
}
