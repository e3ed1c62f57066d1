import type { Browser } from '@playwright/test';
import { describeError } from '../cli/describeError';
import type { Figures, Target } from './figures';
import { getMedian } from './getMedian';
import { measureBytes } from './measureBytes';
import { measureClick } from './measureClick';
import { mergeRuns, type ReportFigures } from './readReport';
import { openBrowser } from './openBrowser';
import type { RunLighthouse } from './runLighthouse';
import type { PageBytes } from './sumBytes';

/** Sites with client-side navigation. */
const CLICKED = new Set(['ours', 'stock']);

/** Number of attempts: on a busy machine, Chromium may exceed its time limits. */
const ATTEMPTS = 3;

/** The results, and descriptions of failed measurements. */
export interface Outcome {
  figures: Figures[];
  failures: string[];
}

/**
 * Measures all pages. Each round measures all of them, so that other load on the machine
 * affects them equally. A page that fails repeatedly is skipped and reported.
 * @param runs number of rounds
 */
export async function measureTargets(
  targets: readonly Target[],
  runs: number,
  runLighthouse: RunLighthouse,
): Promise<Outcome> {
  const failures: string[] = [];
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T[]> => {
    for (let count = 1; ; count += 1) {
      try {
        return [await work()];
      } catch (error) {
        if (count < ATTEMPTS) continue;
        failures.push(`${what}: ${describeError(error)}`);
        return [];
      }
    }
  };
  const reports = targets.map((): ReportFigures[] => []);
  const clicks = targets.map((): number[] => []);
  const loads = targets.map((): PageBytes[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { page, site, address }] of targets.entries()) {
      const what = `${page}, ${site}`;
      console.log(`Run ${run + 1} of ${runs}: ${what} …`);
      reports[index]!.push(...(await attempt(what, () => runLighthouse(address))));
      if (CLICKED.has(site))
        clicks[index]!.push(
          ...(await attempt(what, () =>
            withBrowser((browser) => measureClick(browser, address)),
          )),
        );
      // The transferred bytes are the same in each run.
      if (run === 0)
        loads[index]!.push(
          ...(await attempt(what, () =>
            withBrowser(async (browser) => (await measureBytes(browser, address)).bytes),
          )),
        );
    }
  }
  const figures = targets.flatMap(({ page, site }, index): Figures[] => {
    const [bytes] = loads[index]!;
    if (!bytes || reports[index]!.length === 0) return [];
    const click = clicks[index]!.length > 0 ? getMedian(clicks[index]!) : undefined;
    return [{ page, site, ...mergeRuns(reports[index]!), bytes, click }];
  });
  return { figures, failures };
}

async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await openBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
