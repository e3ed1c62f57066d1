import type { Figures, Target } from './figures';
import { getMedian } from './getMedian';
import { measureBytes } from './measureBytes';
import { measureClick } from './measureClick';
import { mergeRuns } from './mergeRuns';
import { openBrowser } from './openBrowser';
import type { ReportFigures } from './readReport';
import type { RunLighthouse } from './runLighthouse';

/** Sites whose next page comes without a load of the browser. */
const CLICKED = new Set(['ours', 'stock']);

/**
 * Measures all pages. Each round goes over all of them, so that what else the machine does
 * falls on all alike.
 * @param runs number of rounds
 */
export async function measureTargets(
  targets: readonly Target[],
  runs: number,
  runLighthouse: RunLighthouse,
): Promise<Figures[]> {
  const reports = targets.map((): ReportFigures[] => []);
  const clicks = targets.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { page, site, address }] of targets.entries()) {
      console.log(`Run ${run + 1} of ${runs}: ${page}, ${site} …`);
      reports[index]!.push(await runLighthouse(address));
      if (CLICKED.has(site)) clicks[index]!.push(await clickOnce(address));
    }
  }
  const browser = await openBrowser();
  try {
    const figures: Figures[] = [];
    for (const [index, { page, site, address }] of targets.entries()) {
      const { bytes } = await measureBytes(browser, address);
      const times = clicks[index]!;
      const click = times.length > 0 ? getMedian(times) : undefined;
      figures.push({ page, site, ...mergeRuns(reports[index]!), bytes, click });
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function clickOnce(address: string): Promise<number> {
  const browser = await openBrowser();
  try {
    return await measureClick(browser, address);
  } finally {
    await browser.close();
  }
}
