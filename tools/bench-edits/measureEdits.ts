import fs from 'node:fs';
import type { Page } from '@playwright/test';

/** How long an edit may take until it shows, in ms. */
const LIMIT = 60_000;
/** Between two edits, as of a quick author, in ms; the server has come to rest by then. */
const PAUSE = 3_000;

/** A file that is edited, and where the edit shows. */
export interface Edit {
  file: string;
  /** Text of the file that each edit replaces; only its first occurrence. */
  text: string;
  /** What the text becomes in the given round. */
  toText: (round: number) => string;
  /** Selector of the elements that say so then, and nothing of it before. */
  shownIn: string;
  /** The part of the text that they show. */
  toShown: (round: number) => string;
}

/**
 * Time from saving a file until the open page shows the change. The file is as before after it.
 * @param page shows what the file says, and is alive
 * @param rounds how many times; one more comes first and does not count
 * @returns ms for each round
 * @throws Error if the file does not have the text, or an edit does not show
 */
export async function measureEdits(
  page: Page,
  { file, text, toText, shownIn, toShown }: Edit,
  rounds: number,
): Promise<number[]> {
  const source = fs.readFileSync(file, 'utf8');
  if (!source.includes(text)) throw new Error(`${file} does not hold "${text}".`);
  const times: number[] = [];
  try {
    for (let round = 0; round <= rounds; round += 1) {
      await page.waitForTimeout(PAUSE);
      const start = performance.now();
      fs.writeFileSync(file, source.replace(text, toText(round)));
      await page.waitForFunction(
        ([selector, wanted]) =>
          [...document.querySelectorAll(selector)].some((each) =>
            each.textContent.includes(wanted),
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
