/**
 * `npm run bench:charts`: what many points cost a chart. Draws charts of 100, 1,000 and 10,000
 * points in Chromium and prints their elements, and their times in multiples of the fastest
 * chart's, because times themselves depend on the machine.
 */
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { bundleForPage } from './bench/bundleForPage';
import type { CaseName, ChartCost } from './bench/drawCharts';
import { findChromium } from './findChromium';
import { runCommand } from './runCommand';
import { SITE_DIR } from '../../content/paths/siteDir';

const ENTRY = path.join(SITE_DIR, 'tools/cli/bench/drawCharts.tsx');
const WORK_DIR = path.join(SITE_DIR, '.cache', 'bench-charts');
const COUNTS = [100, 1_000, 10_000];
const RUNS = 5;

interface BenchWindow extends Window {
  drawChart: (name: CaseName, count: number) => Promise<ChartCost>;
  caseNames: CaseName[];
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function measureChart(
  page: Page,
  name: CaseName,
  count: number,
): Promise<ChartCost> {
  const costs: ChartCost[] = [];
  // The first run warms up and does not count.
  for (let run = 0; run <= RUNS; run += 1)
    costs.push(
      await page.evaluate(
        ([kind, points]) => (window as unknown as BenchWindow).drawChart(kind, points),
        [name, count] as const,
      ),
    );
  return {
    ms: median(costs.slice(1).map(({ ms }) => ms)),
    elements: costs[0]?.elements ?? NaN,
  };
}

function printCosts(table: Map<CaseName, ChartCost[]>): void {
  const fastest = Math.min(...[...table.values()].flat().map(({ ms }) => ms));
  console.log(`Times are multiples of ${fastest.toFixed(0)} ms, the fastest chart's.\n`);
  console.log(
    ['chart'.padEnd(20), ...COUNTS.map((count) => `${count} points`.padStart(22))].join(
      '',
    ),
  );
  for (const [name, costs] of table) {
    const cells = costs.map(({ ms, elements }) =>
      `${elements} el. ${(ms / fastest).toFixed(1)}×`.padStart(22),
    );
    console.log([name.padEnd(20), ...cells].join(''));
  }
}

async function main(): Promise<void> {
  const script = await bundleForPage(ENTRY, WORK_DIR);
  const browser = await chromium.launch({
    executablePath: findChromium(process.env) || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addScriptTag({ path: script });
    const names = await page.evaluate(() => (window as unknown as BenchWindow).caseNames);
    const table = new Map<CaseName, ChartCost[]>();
    for (const name of names) {
      const costs: ChartCost[] = [];
      for (const count of COUNTS) costs.push(await measureChart(page, name, count));
      table.set(name, costs);
    }
    printCosts(table);
  } finally {
    await browser.close();
  }
}

runCommand(main, []);
