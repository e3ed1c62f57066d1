import type { Browser } from '@playwright/test';
import { describeError } from '../cli/describeError';
import type { Figures, Target } from './figures';
import { getMedian } from './getMedian';
import { measureBytes } from './measureBytes';
import { measureClick } from './measureClick';
import { mergeRuns } from './mergeRuns';
import { openBrowser } from './openBrowser';
import type { ReportFigures } from './readReport';
import type { RunLighthouse } from './runLighthouse';
import type { PageBytes } from './sumBytes';

/** Sites whose next page comes without a load of the browser. */
const CLICKED = new Set(['ours', 'stock']);

/** How often something is tried: a machine that is busy lets Chromium miss its time limits. */
const ATTEMPTS = 3;

/** What could be measured, and what could not, in sentences. */
export interface Outcome {
  figures: Figures[];
  failures: string[];
}

/**
 * Measures all pages. Each round goes over all of them, so that what else the machine does
 * falls on all alike. A page that fails again and again is left out, and named.
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
      // Bytes do not change from run to run.
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
